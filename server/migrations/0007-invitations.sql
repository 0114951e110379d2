alter table sessions add column user_agent text, add column address text;

-- A link that makes an account, gives a role to one that is there, or (user_id) sets its password.
create table invitations (
  invitation_id uuid primary key,
  token_hash text not null unique,
  email text not null,
  name text,
  locale text,
  user_id uuid references users on delete cascade,
  role text,
  organisation_id uuid references organisations on delete cascade,
  invited_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create index invitations_of_organisation on invitations (organisation_id, invitation_id) where accepted_at is null;
create index invitations_of_user on invitations (user_id);
