-- Mail: what became of an invitation that was sent, and links for whoever forgot a password. Tokens are kept as SHA-256;
-- those that travel by mail are made when the mail is sent, so that nothing that waits to be sent holds one.
alter table invitations
  add column mail_token_hash text unique,
  add column mail_state text check (mail_state in ('waiting', 'sent', 'failed')),
  add column mailed_at timestamptz;

-- Set when an administrator changes the address, until its holder signs in: no link for a password goes there meanwhile.
alter table users add column email_is_new boolean not null default false;

-- Who asked for a link, known or not: counted by address and by network, and read by the job that may send one.
create table password_link_requests (
  password_link_request_id uuid primary key,
  email text not null,
  network text not null,
  requested_at timestamptz not null
);
create index password_link_requests_of_email on password_link_requests (email, requested_at);
create index password_link_requests_of_network on password_link_requests (network, requested_at);
create index password_link_requests_by_age on password_link_requests (requested_at);

create table password_links (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_links_of_user on password_links (user_id);
create index password_links_by_age on password_links (expires_at);

-- From which browsers and networks somebody signs in, as a hash: enough to tell a new one from a known one.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash text not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_by_age on known_devices (last_seen_at);

-- Notices wait to be sent by mail until somebody has looked at them for that; `mail_to` is an address other than the
-- account's, such as the one before a change, and goes once it was sent.
alter table notices
  add column mail_waits boolean not null default false,
  add column mail_to text;
alter table notices alter column mail_waits set default true;
create index notices_that_wait on notices (made_at) where mail_waits;
