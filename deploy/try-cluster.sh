#!/bin/sh
# PostgreSQL, NATS and three nodes on this machine, from installed packages, to try things out. Ctrl-C stops everything.
#   deploy/try-cluster.sh [path of the program]
# Needs postgresql and nats-server (Debian: apt-get install postgresql nats-server). Ports: 7781 to 7783, 7790, 7791.
set -eu
program=${1:-target/release/cardinal}
[ -x "$program" ] || { echo "there is no program at $program: cargo build --release first" >&2; exit 2; }
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -n 1)
PATH="${bin:+$bin:}/usr/sbin:$PATH"
for needed in initdb pg_ctl createdb nats-server; do
  command -v "$needed" >/dev/null || { echo "$needed is missing: apt-get install postgresql nats-server" >&2; exit 2; }
done
folder=$(mktemp -d)
# PostgreSQL refuses to run as the superuser.
as=
if [ "$(id -u)" = 0 ]; then
  chown postgres "$folder"
  as="setpriv --reuid=postgres --regid=postgres --clear-groups"
fi
pids=
finish() {
  trap - EXIT INT TERM
  for pid in $pids; do kill "$pid" 2>/dev/null || true; done
  wait
  (cd "$folder" && $as pg_ctl stop -m fast -D "$folder/data" >/dev/null 2>&1) || true
  rm -rf "$folder" "$folder.nats"
}
trap finish EXIT INT TERM
(
  cd "$folder"
  $as initdb -A trust -U cardinal -E UTF8 --locale=C -D "$folder/data" >/dev/null
  $as pg_ctl start -w -l "$folder/log" -D "$folder/data" \
    -o "-p 7790 -c listen_addresses=127.0.0.1 -c unix_socket_directories=''" >/dev/null
  $as createdb -h 127.0.0.1 -p 7790 -U cardinal cardinal
)
# Other users of this machine could connect to it too.
secret=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')
(umask 077; printf 'listen: 127.0.0.1:7791\nauthorization { user: cardinal, password: "%s" }\n' "$secret" > "$folder.nats")
nats-server -c "$folder.nats" >/dev/null 2>&1 &
pids="$pids $!"
sleep 1
for port in 7781 7782 7783; do
  CARDINAL_NATS="nats://cardinal:$secret@127.0.0.1:7791" \
    "$program" serve --listen "127.0.0.1:$port" --database postgres://cardinal@127.0.0.1:7790/cardinal &
  pids="$pids $!"
done
echo "Three nodes: http://127.0.0.1:7781/ http://127.0.0.1:7782/ http://127.0.0.1:7783/"
echo "Open a table at one, join it at another; kill one by its process id ($pids) and play on. Ctrl-C ends it."
wait
