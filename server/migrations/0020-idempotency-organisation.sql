-- The organisation that the kept answer speaks of: a replay asks anew whether its caller may make the call there.
alter table idempotency_keys add column organisation_id uuid;
