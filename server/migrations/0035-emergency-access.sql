-- Whether administrators may open emergency access ("break-glass") to the reports of an organisation; its owners decide.
alter table organisations add column emergency_access text not null default 'allowed'
  check (emergency_access in ('allowed', 'forbidden'));

-- One row for each; the row ends with its time, or before with its session. Names stay readable without the accounts.
create table emergency_accesses (
  organisation_id uuid not null references organisations on delete cascade,
  emergency_access_id uuid not null,
  user_id uuid references users on delete set null,
  user_name text not null,
  -- null: the session has ended, and the access with it
  session_id uuid references sessions on delete set null,
  reason text not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_cause text check (end_cause in ('ended', 'expired', 'session_ended', 'role_lost', 'forbidden')),
  ended_by uuid references users on delete set null,
  ended_by_name text,
  -- when the owners were told how much had been read
  summarised_at timestamptz,
  primary key (organisation_id, emergency_access_id),
  check ((ended_at is null) = (end_cause is null))
);
-- A person has one open at a time.
create unique index one_open_emergency_access on emergency_accesses (user_id) where ended_at is null;
create index emergency_accesses_of_user on emergency_accesses (user_id, opened_at);
create index emergency_accesses_of_session on emergency_accesses (session_id);
create index emergency_accesses_to_summarise on emergency_accesses (opened_at) where summarised_at is null;

-- What was read in one.
create index audit_events_of_emergency_access on audit_events ((detail ->> 'emergency_access_id'))
  where detail ->> 'emergency_access_id' is not null;

-- How much was read, once one has ended.
alter table notices add column records integer;
