-- The first answer to a creating call, for a day: a repeated submit gets it again instead of a second record.
create table idempotency_keys (
  caller_id uuid not null,
  key text not null,
  operation text not null,
  body_hash text not null,
  status integer,
  answer json,
  created_at timestamptz not null,
  primary key (caller_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
