-- Keys that contents of this database may need: by their ids in the keys file, `none` for what is not encrypted, and
-- `words` for what words are hashed with. Nothing before the first key was used.
create table content_keys (
  key_id text primary key,
  -- tells the key from another of the same id; null of `none`
  check_value text,
  first_used_at timestamptz not null,
  -- null: something may need it
  unneeded_at timestamptz
);
