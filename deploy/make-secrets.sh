#!/bin/sh
# Makes the secrets that compose.yaml hands to the containers, once; what is there already is left alone.
set -eu
cd "$(dirname "$0")"
mkdir -p -m 700 secrets
cd secrets
[ -e secret-key ] || openssl rand -base64 32 > secret-key
[ -e database-password ] || openssl rand -hex 24 > database-password
# The two containers have their network to themselves, on one machine.
[ -e database-url ] || printf 'postgres://rihla:%s@database/rihla?sslmode=disable\n' "$(cat database-password)" > database-url
# The containers read them as users of their own; the folder keeps everybody else of this machine out.
chmod 644 secret-key database-password database-url
