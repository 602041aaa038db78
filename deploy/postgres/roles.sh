#!/bin/sh
# Runs once, on an empty volume: creates the database and its two roles, as in docs/operations/database.md.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set owner="$OWNER_PASSWORD" --set server="$VESTPOCKET_PASSWORD" <<'SQL'
CREATE ROLE vestpocket_owner LOGIN PASSWORD :'owner';
CREATE ROLE vestpocket LOGIN PASSWORD :'server';
CREATE DATABASE vestpocket OWNER vestpocket_owner ENCODING 'UTF8' TEMPLATE template0;
REVOKE CONNECT, TEMPORARY ON DATABASE vestpocket FROM PUBLIC;
GRANT CONNECT ON DATABASE vestpocket TO vestpocket;
\connect vestpocket
-- What a shared connection cannot ask for.
ALTER ROLE vestpocket SET statement_timeout = '2s';
ALTER ROLE vestpocket SET work_mem = '16MB';
ALTER ROLE vestpocket SET max_parallel_workers_per_gather = 0;
ALTER ROLE vestpocket SET enable_parallel_append = off;
ALTER DEFAULT PRIVILEGES FOR ROLE vestpocket_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO vestpocket;
ALTER DEFAULT PRIVILEGES FOR ROLE vestpocket_owner GRANT USAGE, SELECT ON SEQUENCES TO vestpocket;
SQL
