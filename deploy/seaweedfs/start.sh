#!/bin/sh
# The keys come from the environment, so they are in no file of the repository.
set -eu
umask 077
cat > /tmp/s3.json <<JSON
{"identities": [{"name": "vestpocket",
  "credentials": [{"accessKey": "$S3_ACCESS_KEY", "secretKey": "$S3_SECRET_KEY"}],
  "actions": ["Read", "Write", "List", "Tagging"]}]}
JSON
exec weed server -dir=/data -ip=s3 -ip.bind=0.0.0.0 -s3 -s3.config=/tmp/s3.json
