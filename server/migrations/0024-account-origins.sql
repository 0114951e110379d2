-- How an account came to be, from where it was registered, and since when somebody vouches for whose it is. Without
-- verified_at the account belongs to whoever typed its address first: nothing is given to it unasked.
alter table users
  add column origin text not null default 'unknown'
    check (origin in ('registered', 'invited', 'imported', 'installed', 'unknown')),
  add column registered_from text,
  add column verified_at timestamptz;

-- What the audit knows of the accounts that are there.
update users set origin = 'registered', registered_from = event.address
  from audit_events event
  where event.act = 'auth.register' and event.outcome = 'done'
    and event.detail ->> 'first_administrator' = 'false' and event.detail ->> 'user_id' = users.user_id::text;
update users set origin = 'installed'
  from audit_events event
  where origin = 'unknown' and event.outcome = 'done' and event.detail ->> 'user_id' = users.user_id::text
    and (event.act = 'setup.administrator'
      or event.act = 'auth.register' and event.detail ->> 'first_administrator' = 'true');
-- Whoever registers by an invitation is made at that moment; an imported account is there before its link is used.
update users set origin = case when event.occurred_at = users.created_at then 'invited' else 'imported' end
  from audit_events event
  where origin = 'unknown' and event.act = 'auth.register' and event.outcome = 'done'
    and event.detail ->> 'invitation_id' is not null and event.detail ->> 'user_id' = users.user_id::text;
update users set origin = 'imported' where origin = 'unknown' and password_hash is null;

-- Those that somebody invited or made, that took an invitation, or that somebody gave a role.
update users set verified_at = created_at where origin in ('invited', 'imported', 'installed');
update users set verified_at = created_at
  where verified_at is null and (
    exists (select 1 from role_assignments held where held.user_id = users.user_id)
    or exists (
      select 1 from audit_events event
      where event.outcome = 'done' and event.detail ->> 'user_id' = users.user_id::text
        and (event.act = 'invitations.accept'
          or event.act = 'auth.register' and event.detail ->> 'invitation_id' is not null)));

-- One row per account that was asked for without an invitation, whether it was made or not.
create table registration_attempts (
  registration_attempt_id uuid primary key,
  network text not null,
  attempted_at timestamptz not null
);
create index registration_attempts_by_network on registration_attempts (network, attempted_at);
