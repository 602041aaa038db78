#!/bin/bash
# Runs the commands of docs/one-debian-server.md, in order, in an empty Debian root:
#
#   debootstrap --variant=minbase bookworm /srv/walk http://deb.debian.org/debian
#   tools/walk-debian/walk.sh /srv/walk
#   tools/walk-debian/walk.sh /srv/walk 3     again from this step, in a root whose earlier steps are done
#
# As root. Steps 1 and 2 use the network (Debian's packages and npm's registry); the others run in a network and a list of
# processes of their own, which end with the walk. A root has no systemd: `systemctl` and `systemd-run` are stand-ins that run
# the commands of the units, with their user, folders and settings files, but without their sandbox and timers.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
repository=$(cd "$here/../.." && pwd)
root=${1:?the folder of a Debian root}
export from=${2:-1}

install -d "$root/walk"
rm -f "$root"/walk/*.sh
for name in systemctl systemd-run; do install -m 0755 "$here/$name" "$root/usr/local/sbin/$name"; done
printf '#!/bin/sh\nexit 101\n' > "$root/usr/sbin/policy-rc.d" && chmod 0755 "$root/usr/sbin/policy-rc.d"
cp /etc/resolv.conf "$root/etc/resolv.conf"
# Where a gateway of its own signs what the registries answer.
if [ -n "${NODE_EXTRA_CA_CERTS-}" ]; then cp "$NODE_EXTRA_CA_CERTS" "$root/walk/authorities.pem"; fi
rm -rf "$root/walk/repository"
git clone --quiet --bare "$repository" "$root/walk/repository"
revision=$(git -C "$repository" rev-parse HEAD)
git -C "$root/walk/repository" update-ref refs/heads/walked "$revision"
git -C "$root/walk/repository" symbolic-ref HEAD refs/heads/walked

# The blocks of commands of each step, in one file per step. What nobody but the operator has is replaced.
awk -v folder="$root/walk" '
  /^## [0-9]+[.]/ { split($2, n, "."); step = sprintf("%02d", n[1]) }
  /^ *```sh$/ { inside = 1; next }
  /^ *```$/ { inside = 0; next }
  inside { print > (folder "/" step ".sh") }
' "$repository/docs/one-debian-server.md"
sed -i 's#smtps://user:password@mail.example#smtp://127.0.0.1:2525#; s#backups@10.0.0.9:vestpocket/#/srv/copies/#' "$root"/walk/*.sh
cp "$here/mail-sink.mjs" "$root/walk/"

run() { # the steps' commands share their variables
  chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 REPOSITORY=/walk/repository \
    ${NODE_EXTRA_CA_CERTS:+NODE_EXTRA_CA_CERTS=/walk/authorities.pem} /bin/bash -c "$1"
}

mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" && mount --make-rslave "$root/dev"
trap 'umount --lazy "$root/dev" "$root/proc"' EXIT

timed='say() { echo "== step $1, $SECONDS s"; }; set -euo pipefail'
if [ "$from" -lt 3 ]; then
  run "$timed; git config --global --add safe.directory '*'; for n in 01 02; do say \$n; . /walk/\$n.sh; done"
fi
export -f run
export root timed
unshare --pid --fork --kill-child --net --mount-proc="$root/proc" bash -c '
  ip link set lo up
  run "$timed; install -d -o vestpocket /srv/copies
    node /walk/mail-sink.mjs & for n in 03 04 05 06 08 09 10; do if [ \$((10#\$n)) -lt $from ]; then continue; fi; say \$n; . /walk/\$n.sh; done; say end"
'
