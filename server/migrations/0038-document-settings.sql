-- What an organisation prints on its documents and in which order their sections stand; without a row, the common way.
create table organisation_document_settings (
  organisation_id uuid primary key references organisations on delete cascade,
  -- empty: the organisation's own name
  name text not null,
  address json not null,
  footer text not null,
  -- null: the server's
  time_zone text,
  layouts json not null,
  logo bytea check (octet_length(logo) <= 200000),
  revision integer not null
);
