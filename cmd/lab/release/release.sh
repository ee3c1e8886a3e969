#!/usr/bin/env bash
# Writes the files of a release: release.sh VERSION FOLDER, at the root of a checkout with the page's engine (make release).
# The commit and the version of Go decide every byte: no file has a time, an owner or a path of this machine in it.
set -euo pipefail
version=$1 to=$PWD/$2
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.]+)?$ ]] || { echo "release: \"$version\" is not a version: write it as 0.1.0" >&2; exit 1; }
[ -z "$(git status --porcelain)" ] || { echo "release: commit your changes first: a release is that of a commit" >&2; exit 1; }
command -v zip > /dev/null || { echo "release: zip packs the programs for windows: install it" >&2; exit 1; }
[ ! -e "$to" ] || [ -e "$to/SHA256SUMS" ] || { echo "release: $2 is not a release, which a new one would replace: name another folder" >&2; exit 1; }
commit=$(git rev-parse HEAD) SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH CGO_ENABLED=0 GOAMD64=v1 GOARM64=v8.0 GOWORK=off GOFLAGS= GOEXPERIMENT= TZ=UTC LC_ALL=C
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
umask 022
mkdir -p "$work"/{out,parts/completions}

build() { go build -trimpath -buildvcs=false -ldflags="-s -w -buildid= -X main.release=v$version -X main.commit=$commit" -o "$1" ./cmd/yardstick; }
settle() { chmod -R u=rwX,go=rX "$1" && find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +; } # modes and times
# A tool is taken from the cache of modules if it is there, and the network is not asked for a newer one.
tool() { GOPROXY="file://$(go env GOMODCACHE)/cache/download,$(go env GOPROXY)" go run "$@" > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }; }

# The parts that are the same everywhere.
build "$work/yardstick" && go build -C cmd/lab -o "$work/" ./release
git archive HEAD LICENSE README.md docs examples/sorting-yard.yard | tar -x -C "$work/parts"
"$work/release" --to "$work/parts" --program "$work/yardstick" --release "$version" --date "$(date -d "@$SOURCE_DATE_EPOCH" +%F)"
for shell in bash zsh fish; do "$work/yardstick" completion $shell > "$work/parts/completions/yardstick.$shell"; done

for system in linux darwin windows; do for arch in amd64 arm64; do
	name=yardstick-$version-$system-$arch program=yardstick
	[ $system = windows ] && program=yardstick.exe
	cp -r "$work/parts" "$work/$name"
	GOOS=$system GOARCH=$arch build "$work/$name/$program"
	settle "$work/$name"
	tool github.com/CycloneDX/cyclonedx-gomod/cmd/cyclonedx-gomod@v1.10.0 bin -json -std -noserial -notimestamp \
		-version "v$version" -output "$work/out/$name.cdx.json" "$work/$name/$program"
	if [ $system = windows ]; then
		(cd "$work" && find "$name" | sort | zip -qX "$work/out/$name.zip" -@)
	else
		tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --format=ustar -c "$name" | gzip -9n > "$work/out/$name.tar.gz"
	fi
done; done

# The packages: the same files in the places of Debian.
for arch in amd64 arm64; do
	usr=$work/debian-$arch doc=$work/debian-$arch/share/doc/yardstick from=$work/yardstick-$version-linux-$arch
	install -Dt "$usr/bin" "$from/yardstick"
	install -Dm644 "$from/completions/yardstick.bash" "$usr/share/bash-completion/completions/yardstick"
	install -Dm644 "$from/completions/yardstick.zsh" "$usr/share/zsh/vendor-completions/_yardstick"
	install -Dm644 "$from/completions/yardstick.fish" "$usr/share/fish/vendor_completions.d/yardstick.fish"
	install -Dm644 -t "$usr/share/man/man1" "$from"/man/*.1 && gzip -9n "$usr"/share/man/man1/*.1
	mkdir -p "$doc" && cp -r "$from"/{README.md,CHANGELOG.md,docs,examples} "$doc" && gzip -9n "$doc/CHANGELOG.md" && mv "$doc/CHANGELOG.md.gz" "$doc/changelog.gz"
	cp "$from/LICENSE" "$doc/copyright"
	settle "$usr"
	sed "s|ARCH|$arch|; s|VERSION|$version|; s|TIME|$(date -d "@$SOURCE_DATE_EPOCH" +%FT%TZ)|; s|USR|$usr|" cmd/lab/release/nfpm.yaml > "$work/nfpm.yaml"
	tool github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.45.0 package -f "$work/nfpm.yaml" -p deb -t "$work/out"
done

cp "$work/parts/CHANGELOG.md" "$work/out"
(cd "$work/out" && sha256sum -- * > ../sums && mv ../sums SHA256SUMS)
mkdir -p "$(dirname "$to")" && rm -rf "$to" && mv "$work/out" "$to"
echo "$2: yardstick $version, $(ls "$to" | wc -l) files"
