-- An organisation goes at once, and what it held goes afterwards in pieces. So reports and chats outlive its row for a
-- while: nothing new may come in under it, which is the half of a foreign key that stays.
alter table discharge_reports drop constraint discharge_reports_organisation_id_fkey;
alter table chat_sessions drop constraint chat_sessions_organisation_id_fkey;

create function must_be_in_organisation() returns trigger language plpgsql as $$
begin
  perform from organisations where organisation_id = new.organisation_id for key share;
  if not found then
    raise foreign_key_violation using message = 'the organisation is not there';
  end if;
  return new;
end $$;
create trigger discharge_reports_in_organisation before insert or update of organisation_id on discharge_reports
  for each row execute function must_be_in_organisation();
create trigger chat_sessions_in_organisation before insert or update of organisation_id on chat_sessions
  for each row execute function must_be_in_organisation();

-- What is under way; gone when everything is. The audit log of the organisation says the rest.
create table organisation_deletions (
  organisation_id uuid primary key,
  name text not null,
  requested_at timestamptz not null,
  requested_by uuid references users on delete set null,
  requested_by_name text not null,
  -- by the database's clock, as events are: those of before go, those that tell of the deletion stay their time
  accepted_at timestamptz not null default now(),
  discharge_reports bigint not null,
  chat_sessions bigint not null,
  removed_reports bigint not null default 0,
  removed_chats bigint not null default 0
);
