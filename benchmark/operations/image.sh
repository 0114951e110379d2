#!/bin/bash
# npm run bench -- image
# Builds the image of deploy/container/Dockerfile, measures it and runs it as a hospital would: without privileges, with no
# network except loopback, and with a read-only root file system. Uses the system's buildah, podman, runc and debootstrap
# (Debian has all four), runs as root, and needs no daemon.
#   Base images that the local store does not have are built here and stored under the names of Docker's own: Debian's
#   with debootstrap, and Node's from that image and from the Node and npm that run this script. ALTA_BASES=given takes
#   them from a registry instead.
#   ALTA_IMAGE=… measures an image that already exists.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
image=${ALTA_IMAGE:-localhost/alta:measured}
name=alta-measured-$$
build_base=docker.io/library/node:24-bookworm-slim
run_base=docker.io/library/debian:bookworm-slim
work=$(mktemp -d)
trap 'podman rm --force --time 5 "$name" >/dev/null 2>&1 || true; rm -rf "$work"' EXIT

made() { buildah inspect --type image "$1" >/dev/null 2>&1; }
say() { printf '%-46s %s\n' "$1" "$2"; }

# Removes the files that Debian's own slim image does not contain either.
make_run_base() {
  debootstrap --variant=minbase bookworm "$work/debian" >"$work/debootstrap.log" 2>&1 || { tail "$work/debootstrap.log"; exit 1; }
  (cd "$work/debian" && rm -rf usr/share/doc/* usr/share/man/* usr/share/info/* usr/share/locale/* \
    var/cache/apt/* var/lib/apt/lists/* var/log/*.log)
  tar -C "$work/debian" -cf "$work/debian.tar" .
  local made
  made=$(buildah from scratch)
  buildah add --quiet "$made" "$work/debian.tar" / >/dev/null
  buildah config --cmd bash --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$made"
  buildah commit --quiet --rm "$made" "$run_base" >/dev/null
  rm -rf "$work/debian" "$work/debian.tar"
}

make_build_base() {
  local made npm
  npm=$(dirname "$(dirname "$(realpath "$(command -v npm)")")")
  made=$(buildah from --pull-never "$run_base")
  buildah copy --quiet "$made" "$root/node_modules/node/bin/node" /usr/local/bin/node >/dev/null
  buildah copy --quiet "$made" "$npm" /usr/local/lib/node_modules/npm >/dev/null
  buildah run --isolation chroot "$made" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  # The registry's certificate may be issued by the organisation's own authority.
  if [ -n "${NODE_EXTRA_CA_CERTS-}" ]; then
    buildah copy --quiet "$made" "$NODE_EXTRA_CA_CERTS" /etc/house-authority.pem >/dev/null
    buildah config --env NODE_EXTRA_CA_CERTS=/etc/house-authority.pem "$made"
  fi
  buildah commit --quiet --rm "$made" "$build_base" >/dev/null
}

build() {
  local pull=never begin
  if [ "${ALTA_BASES-made}" = given ]; then
    pull=true
  else
    made "$run_base" || make_run_base
    made "$build_base" || make_build_base
  fi

  begin=$SECONDS
  # The format `docker` keeps the health check, which the OCI format does not support.
  buildah bud --pull="$pull" --isolation chroot --format docker --file "$root/deploy/container/Dockerfile" \
    --tag "$image" "$root" >"$work/build.log" 2>&1 || { tail -20 "$work/build.log"; exit 1; }
  say 'built in' "$((SECONDS - begin)) s"
  if grep -i warning "$work/build.log"; then exit 1; fi
}

[ -n "${ALTA_IMAGE-}" ] || build
size=$(podman image inspect --format '{{.Size}}' "$image")
say 'size, unpacked' "$((size / 1000000)) MB"
podman save --quiet --output "$work/image.tar" "$image"
gzip -6 <"$work/image.tar" >"$work/image.tar.gz"
say 'size, packed' "$(($(stat -c %s "$work/image.tar.gz") / 1000000)) MB"
rm "$work"/image.tar*
[ "$size" -le 350000000 ] || { echo 'The image is larger than 350 MB.' >&2; exit 1; }

# The account may write to /data, everybody may write to /tmp, and nothing else is writable. The limits are those of this
# machine, because not every user may raise them.
install -d -m 0700 -o 10001 -g 10001 "$work/data"
begin=$SECONDS
podman --runtime runc run --detach --name "$name" --health-interval disable --network none --read-only --read-only-tmpfs=false --cap-drop ALL \
  --security-opt no-new-privileges --ulimit "nofile=$(ulimit -n):$(ulimit -n)" --ulimit nproc=4096:4096 \
  --tmpfs /tmp:mode=1777,size=1g --volume "$work/data:/data" "$image" start --demo >/dev/null
inside() { podman --runtime runc exec --interactive "$name" "$@"; }

until inside node /opt/alta/deploy/container/healthy.mjs; do
  [ "$(podman inspect --format '{{.State.Running}}' "$name")" = true ] || { podman logs "$name"; exit 1; }
  [ $((SECONDS - begin)) -lt 600 ] || { podman logs "$name"; exit 1; }
  sleep 1
done
say 'ready after' "$((SECONDS - begin)) s"
podman --runtime runc healthcheck run "$name" >/dev/null
say 'its own health check' "passes"

inside sh -c 'test "$(id -u):$(id -g)" = 10001:10001'
say 'account' "$(inside id)"
inside sh -c '! touch /at-root 2>/dev/null && ! touch /opt/alta/in-program 2>/dev/null && ! touch /etc/in-settings 2>/dev/null'
say 'writes outside /data and /tmp' 'refused'
inside sh -c 'test "$(grep -c : /proc/net/dev)" = 1 && grep -q " *lo:" /proc/net/dev'
say 'networks' 'lo'
inside sh -c 'grep -q "^CapEff:.0*$" /proc/self/status && grep -q "^NoNewPrivs:.1$" /proc/self/status'
say 'capabilities' 'none'
inside node --input-type=module - <"$here/image-client.mjs"
inside alta doctor >"$work/doctor.log" 2>&1 || true
sed 's/^/  doctor: /' "$work/doctor.log"
say 'memory of its processes' "$(inside sh -c 'cat /proc/[0-9]*/smaps_rollup 2>/dev/null' | awk '/^Pss:/ { sum += $2 } END { printf "%d MB", sum / 1000 }')"
begin=$SECONDS
podman --runtime runc stop --time 30 "$name" >/dev/null
say 'stopped in, with' "$((SECONDS - begin)) s, $(podman inspect --format '{{.State.ExitCode}}' "$name")"
[ "$(podman inspect --format '{{.State.ExitCode}}' "$name")" = 0 ]
