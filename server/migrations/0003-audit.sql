-- The end of each chain. Its row lock makes the events of one organisation follow one another; acts that concern
-- no organisation have the chain of the nil UUID.
create table audit_heads (
  organisation_id uuid primary key,
  sequence bigint not null,
  hash text not null
);

create table audit_events (
  organisation_id uuid not null,
  sequence bigint not null,
  occurred_at timestamptz not null,
  actor_id uuid,
  address text,
  act text not null,
  outcome text not null,
  -- json, not jsonb: the order of the members is part of what is hashed
  detail json not null,
  previous_hash text not null,
  hash text not null,
  primary key (organisation_id, sequence)
);
create index audit_events_by_time on audit_events (organisation_id, occurred_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit events are never changed or removed';
end $$;

create trigger audit_events_stay before update or delete on audit_events
  for each row execute function refuse_change();
create trigger audit_events_are_not_emptied before truncate on audit_events
  for each statement execute function refuse_change();
