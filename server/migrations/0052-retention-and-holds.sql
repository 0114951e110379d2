-- How many days an organisation keeps what it holds, a rule for each kind; a kind without a rule is kept without end.
-- Rules that remove more come into force after a waiting time, in which they can be taken back.
create table organisation_retention (
  organisation_id uuid primary key references organisations on delete cascade,
  rules json not null,
  waiting_rules json,
  waiting_until timestamptz,
  reason text not null,
  changed_at timestamptz not null,
  changed_by uuid references users on delete set null,
  changed_by_name text not null,
  -- when its rules were last begun to be applied
  begun_at timestamptz,
  revision integer not null,
  check ((waiting_rules is null) = (waiting_until is null))
);

-- What may not be removed: by its id, by a patient's record number (letters and figures only, in lower case), or all.
create table legal_holds (
  organisation_id uuid not null references organisations on delete cascade,
  legal_hold_id uuid not null,
  kind text not null check (kind in ('discharge_report', 'chat_session', 'record_number', 'organisation')),
  record_id uuid,
  record_number text,
  reason text not null,
  placed_at timestamptz not null,
  placed_by uuid references users on delete set null,
  placed_by_name text not null,
  -- null: until it is lifted
  ends_at timestamptz,
  lifted_at timestamptz,
  lifted_by uuid references users on delete set null,
  lifted_by_name text,
  lifted_reason text,
  primary key (organisation_id, legal_hold_id),
  check ((record_id is not null) = (kind in ('discharge_report', 'chat_session'))),
  check ((record_number is not null) = (kind = 'record_number'))
);
create index legal_holds_in_force on legal_holds (organisation_id, kind) where lifted_at is null;

-- The course of a report that was removed by age, with its files, before the report itself.
alter table discharge_reports add column source_removed_at timestamptz;
create index discharge_reports_with_source on discharge_reports (organisation_id, created_at, discharge_report_id)
  where source_removed_at is null;
create index chat_sessions_by_use on chat_sessions (organisation_id, updated_at, chat_session_id);
create index chat_documents_by_time on chat_documents (organisation_id, created_at, document_id);

-- Up to where an organisation's audit chain was shortened by age, and the hash of the last event that was removed: the
-- chain goes on from there. The event that says so stands in the chain itself.
create table audit_checkpoints (
  organisation_id uuid primary key,
  sequence bigint not null,
  hash text not null
);

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (
      select from audit_checkpoints checkpoint
      where checkpoint.organisation_id = old.organisation_id and old.sequence <= checkpoint.sequence
    ) then
      return old;
    end if;
  end if;
  raise exception 'audit events are never changed, and removed by age alone';
end $$;

create function keep_checkpoint() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.organisation_id = old.organisation_id and new.sequence > old.sequence then
      return new;
    end if;
  end if;
  raise exception 'a checkpoint of the audit log only moves on';
end $$;
create trigger audit_checkpoints_stay before update or delete on audit_checkpoints
  for each row execute function keep_checkpoint();
