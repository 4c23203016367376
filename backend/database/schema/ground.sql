-- Trusted extensions: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- Every word follows a space, so that a search can ask for the beginning of a word.
CREATE FUNCTION fold_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text :=
    ' ' || btrim(regexp_replace(lower(unaccent(NEW.search_text)), '\s+', ' ', 'g'));
  RETURN NEW;
END
$$;

-- The network of an address, without its host.
CREATE FUNCTION truncate_ip(ip text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
SELECT network(set_masklen(ip::inet, CASE family(ip::inet) WHEN 4 THEN 24 ELSE 48 END))::text
$$;
