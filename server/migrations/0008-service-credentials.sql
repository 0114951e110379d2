create table service_credentials (
  organisation_id uuid not null references organisations on delete cascade,
  service_credential_id uuid not null,
  name text not null,
  prefix text not null,
  secret_hash text not null unique,
  roles text[] not null,
  issued_at timestamptz not null,
  issued_by uuid references users on delete set null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  last_used_address text,
  -- the secret before the last rotation
  retiring_hash text unique,
  retiring_until timestamptz,
  primary key (organisation_id, service_credential_id)
);
create unique index service_credentials_by_id on service_credentials (service_credential_id);

-- The name stands in service_credentials, whose rows go only with their organisation and its reports.
alter table discharge_reports add column created_by_credential uuid;
