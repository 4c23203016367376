CREATE TABLE event_counts (
  day date NOT NULL,
  name text NOT NULL,
  label text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT event_counts_pkey PRIMARY KEY (day, name, label),
  CONSTRAINT event_counts_name_check
    CHECK (name IN ('cta_click_book_call', 'cta_download_package', 'ebook_download'))
);

CREATE TABLE cookie_choices (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  browser uuid NOT NULL,
  choice text NOT NULL,
  text_version text NOT NULL,
  page text NOT NULL,
  "at" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT cookie_choices_pkey PRIMARY KEY (id),
  CONSTRAINT cookie_choices_choice_check CHECK (choice IN ('accepted', 'rejected', 'withdrawn'))
);
CREATE INDEX cookie_choices_at_index ON cookie_choices (at);
CREATE INDEX cookie_choices_browser_index ON cookie_choices (browser);

-- A choice holds for 13 months and is then removed.
CREATE FUNCTION refuse_cookie_choice_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '13 months' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'cookie_choices is append-only';
END
$$;

CREATE TRIGGER cookie_choices_append_only
  BEFORE DELETE OR UPDATE ON cookie_choices
  FOR EACH ROW EXECUTE FUNCTION refuse_cookie_choice_change();
