-- Erasures of a patient's data. Who the patient is stands nowhere: the records that were found are named by their ids.
create table erasures (
  organisation_id uuid not null references organisations on delete cascade,
  erasure_id uuid not null,
  state text not null check (state in ('requested', 'running', 'done')),
  reason text not null,
  requested_at timestamptz not null,
  requested_by uuid references users on delete set null,
  requested_by_name text not null,
  approved_by uuid references users on delete set null,
  approved_by_name text,
  begun_at timestamptz,
  finished_at timestamptz,
  primary key (organisation_id, erasure_id)
);

create table erasure_records (
  organisation_id uuid not null,
  erasure_id uuid not null,
  record_id uuid not null,
  kind text not null check (kind in ('discharge_report', 'chat_session', 'document')),
  -- of a document, in which it lies
  chat_session_id uuid,
  record_created_at timestamptz not null,
  -- null: not yet looked at; gone: somebody else removed it before
  outcome text check (outcome in ('erased', 'kept', 'gone')),
  because text,
  kept_until timestamptz,
  done_at timestamptz,
  primary key (organisation_id, erasure_id, record_id),
  foreign key (organisation_id, erasure_id) references erasures on delete cascade
);
