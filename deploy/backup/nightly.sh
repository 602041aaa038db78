#!/bin/sh
# In the service "backup" of compose.yaml: a backup every night at 3:30 UTC, and at the start if the newest one is old.
# Deletes those that are older than BACKUP_DAYS, but only after a new one. Exit code 3: it lacks files that are lost.
set -u
folder=${1:-/backups}
trap 'exit 0' TERM INT

back_up() {
  node tools/backup.ts "$folder/vestpocket-$(date -u +%Y%m%dT%H%M%SZ).backup"
  case $? in
    0 | 3) find "$folder" -name "vestpocket-*.backup" -not -newermt "-${BACKUP_DAYS:-35} days" -delete ;;
  esac
}

if [ -z "$(find "$folder" -name "vestpocket-*.backup" -newermt "-26 hours")" ]; then back_up; fi
while :; do
  now=$(date +%s)
  next=$((now / 86400 * 86400 + 12600))
  if [ "$next" -le "$now" ]; then next=$((next + 86400)); fi
  sleep $((next - now)) &
  wait $!
  back_up
done
