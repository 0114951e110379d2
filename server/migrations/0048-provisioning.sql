alter table users drop constraint users_origin_check;
alter table users add constraint users_origin_check
  check (origin in ('registered', 'invited', 'imported', 'installed', 'single_sign_on', 'provisioned', 'unknown'));

-- Accounts that a directory made, or that are linked to it, as it describes them (SCIM 2.0). One directory for each.
create table provisioned_users (
  user_id uuid primary key references users on delete cascade,
  provider_id text not null,
  -- what the directory calls the person; it may be the subject of sign-ins
  external_id text,
  user_name text not null,
  attributes jsonb not null,
  -- whether the directory lets the person in
  active boolean not null,
  -- whether it was the directory that closed the account: then it may open it again
  closed boolean not null default false,
  -- when the directory removed the person; the account stays, closed
  removed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  revision integer not null default 1
);
create unique index provisioned_users_by_name on provisioned_users (provider_id, lower(user_name)) where removed_at is null;
create unique index provisioned_users_by_external_id on provisioned_users (provider_id, external_id) where removed_at is null;

create table provisioned_groups (
  group_id uuid primary key,
  provider_id text not null,
  external_id text,
  display_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  revision integer not null default 1
);
create unique index provisioned_groups_by_name on provisioned_groups (provider_id, lower(display_name));
create unique index provisioned_groups_by_external_id on provisioned_groups (provider_id, external_id);

create table provisioned_members (
  group_id uuid not null references provisioned_groups on delete cascade,
  user_id uuid not null references provisioned_users on delete cascade,
  primary key (group_id, user_id)
);
create index provisioned_members_of_user on provisioned_members (user_id);
