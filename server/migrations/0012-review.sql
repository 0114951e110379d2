-- What a person keeps of a report while and after reading it. The generated version is never changed.
create table discharge_report_revisions (
  organisation_id uuid not null,
  discharge_report_id uuid not null,
  revision integer not null,
  sections json not null,
  corrected_at timestamptz not null,
  corrected_by uuid references users on delete set null,
  corrected_by_credential uuid,
  primary key (organisation_id, discharge_report_id, revision),
  foreign key (organisation_id, discharge_report_id) references discharge_reports on delete cascade
);

create table discharge_report_drafts (
  organisation_id uuid not null,
  discharge_report_id uuid not null,
  user_id uuid not null references users on delete cascade,
  sections json not null,
  base_revision integer not null,
  updated_at timestamptz not null,
  primary key (organisation_id, discharge_report_id, user_id),
  foreign key (organisation_id, discharge_report_id) references discharge_reports on delete cascade
);

create table discharge_report_ratings (
  organisation_id uuid not null,
  discharge_report_id uuid not null,
  user_id uuid not null,
  level text not null,
  comment text,
  rated_at timestamptz not null,
  primary key (organisation_id, discharge_report_id, user_id),
  foreign key (organisation_id, discharge_report_id) references discharge_reports on delete cascade,
  check (level in ('excellent', 'good', 'fair', 'poor'))
);

-- One per signed state; 0 is the generated version. Who signed stays readable when the account is gone.
create table discharge_report_signatures (
  organisation_id uuid not null,
  discharge_report_id uuid not null,
  revision integer not null,
  digest text not null,
  signed_at timestamptz not null,
  signed_by uuid references users on delete set null,
  signer_name text not null,
  primary key (organisation_id, discharge_report_id, revision),
  foreign key (organisation_id, discharge_report_id) references discharge_reports on delete cascade
);
