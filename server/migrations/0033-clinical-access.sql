-- Why a credential was issued, and why an invitation or a link for a new password was made.
alter table service_credentials add column reason text;
alter table invitations add column reason text;

-- Whether clinical access takes a second person's approval here.
alter table organisations add column clinical_access_approval text not null default 'none'
  check (clinical_access_approval in ('none', 'second_person'));

-- What waits for a second person. Who asked makes the act again once it is approved: it is done then, and only then.
create table access_requests (
  organisation_id uuid not null references organisations on delete cascade,
  access_request_id uuid not null,
  kind text not null,
  -- what the act is upon: an id, an address, or a hash of what was sent
  subject text not null,
  subject_name text not null,
  -- the person concerned, who may not approve
  concerned_id uuid references users on delete cascade,
  roles text[] not null,
  reason text not null,
  requested_by uuid not null references users on delete cascade,
  requested_by_name text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references users on delete set null,
  decided_by_name text,
  decided_at timestamptz,
  outcome text,
  decision_reason text,
  used_at timestamptz,
  primary key (organisation_id, access_request_id)
);
create index access_requests_of_requester on access_requests (requested_by, organisation_id);
