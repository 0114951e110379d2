-- Letters without accents and capitals: what is sorted and searched by, the same on both engines and in every locale.
create function folded(value text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(value, NFD), U&'[\0300-\036F]', '', 'g'))
$$;
-- The words of a text, in the order they stand, for prefix search; signs part words. Folds by itself: a restore runs
-- with an empty search path, where no function finds another of ours.
create function words_of(value text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, regexp_replace(
    lower(regexp_replace(normalize(value, NFD), U&'[\0300-\036F]', '', 'g')), '[^[:alnum:]]+', ' ', 'g'))
$$;

alter table users
  add column revision integer not null default 1,
  add column sort_name text collate "C" generated always as (folded(name)) stored,
  add column words tsvector generated always as (words_of(name || ' ' || email)) stored,
  alter column password_hash drop not null;
create index users_by_name on users (sort_name, user_id);
create index users_by_login on users (last_login_at, user_id);
create index users_by_word on users using gin (words);

alter table organisations
  add column revision integer not null default 1,
  add column sort_name text collate "C" generated always as (folded(name)) stored,
  add column words tsvector generated always as (words_of(name)) stored;
create index organisations_by_name on organisations (sort_name, organisation_id);
create index organisations_by_word on organisations using gin (words);
create index organisations_of_owner on organisations (owner_id);

alter table discharge_reports
  add column title_words tsvector generated always as (words_of(title)) stored;
create index discharge_reports_by_word on discharge_reports using gin (title_words);
