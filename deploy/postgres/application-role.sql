-- Run once by the PostgreSQL image, on an empty volume. What the product connects as owns its database,
-- is no superuser, and so may create the trusted extensions there and nothing beside it.
\getenv password APPLICATION_PASSWORD
CREATE ROLE fenwright_app LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'password';
CREATE DATABASE fenwright OWNER fenwright_app;
