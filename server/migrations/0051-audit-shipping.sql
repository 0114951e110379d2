-- How far each chain of the audit log has been sent to the receiver outside, and which process sends now. No reference to
-- organisations: a chain outlives its organisation.
create table audit_positions (
  organisation_id uuid primary key,
  shipped bigint not null
);

create table audit_shipping (
  single boolean primary key default true check (single),
  holder text,
  held_until timestamptz,
  anchored_at timestamptz
);
insert into audit_shipping default values;
