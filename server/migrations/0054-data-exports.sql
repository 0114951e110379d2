-- Files with all that is kept of a person or a patient, for whoever asked, for a day. Rows and bytes go together when their
-- time is over, so that no other deletion takes a row and leaves its bytes.
create table data_exports (
  data_export_id uuid primary key,
  kind text not null check (kind in ('person', 'patient')),
  organisation_id uuid,
  user_id uuid,
  requested_by uuid not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  bytes bigint,
  -- of a patient's: ids of the records that were found
  records json,
  check ((kind = 'patient') = (organisation_id is not null)),
  check ((kind = 'person') = (user_id is not null))
);
create index data_exports_of_requester on data_exports (requested_by, data_export_id);
create index data_exports_by_end on data_exports (expires_at);
