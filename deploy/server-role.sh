#!/bin/sh
# The database's image runs this once, when it makes the database: the server gets a role of its own, which a start gives its rights.
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set password="$POSTGRES_SERVER_PASSWORD" <<'END'
create role kado_server login password :'password';
END
