#!/usr/bin/env bash
# Uploads out/ to a bucket: s3-upload.sh BUCKET [PREFIX]. PREFIX is the base of the site without slashes.
# Files with a hash in their name come first and stay, so open pages of the last deployment find theirs.
set -euo pipefail
target="s3://$1${2:+/$2}"
hashed() { # FOLDER OPTIONS
  aws s3 sync "out/$1" "$target/$1" --cache-control 'public, max-age=31536000, immutable' "${@:2}"
}
for folder in static _next/static; do
  hashed "$folder" --exclude '*.avif'
  # Not every version of the command knows this type.
  hashed "$folder" --exclude '*' --include '*.avif' --content-type image/avif
done
upload() { # TYPE PATTERN
  aws s3 cp out "$target" --recursive --exclude '*' --include "$2" --exclude 'static/*' \
    --exclude '_next/static/*' --cache-control no-cache --content-type "$1"
}
aws s3 sync out "$target" --delete --exclude 'static/*' --exclude '_next/static/*' \
  --exclude '*.html' --exclude '*.txt' --exclude '*.md' --exclude '*.webmanifest' --cache-control no-cache
upload 'text/plain; charset=utf-8' '*.txt'
upload 'text/markdown; charset=utf-8' '*.md'
upload 'application/manifest+json; charset=utf-8' '*.webmanifest'
upload 'text/html; charset=utf-8' '*.html'
