#!/bin/sh
# The password comes from the environment, so it is in no file of the repository.
set -eu
umask 077
printf '"vestpocket" "%s"\n' "$VESTPOCKET_PASSWORD" > /tmp/userlist.txt
exec pgbouncer /etc/pgbouncer-given/pgbouncer.ini
