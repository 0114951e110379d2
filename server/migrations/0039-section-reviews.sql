-- What a person has reviewed of a report, section by section: of the words that stand in it. A correction takes the marks
-- of the sections that it changes away.
create table discharge_report_section_reviews (
  organisation_id uuid not null,
  discharge_report_id uuid not null,
  user_id uuid not null references users on delete cascade,
  section text not null,
  revision integer not null,
  reviewed_at timestamptz not null,
  primary key (organisation_id, discharge_report_id, user_id, section),
  foreign key (organisation_id, discharge_report_id) references discharge_reports on delete cascade
);

-- Facts left out of a report that somebody holds to be of no matter, for everybody who reads it. Who did it stays readable
-- when the account is gone.
create table discharge_report_dismissals (
  organisation_id uuid not null,
  discharge_report_id uuid not null,
  section text not null,
  text_digest text not null,
  text text not null,
  dismissed_at timestamptz not null,
  dismissed_by uuid references users on delete set null,
  dismisser_name text not null,
  primary key (organisation_id, discharge_report_id, section, text_digest),
  foreign key (organisation_id, discharge_report_id) references discharge_reports on delete cascade
);
