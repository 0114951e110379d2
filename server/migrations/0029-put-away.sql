-- A signed report is not deleted but put away, by whom, when and why; all null for a report in use. Who did it stays
-- readable when the account is gone.
alter table discharge_reports
  add column put_away_at timestamptz,
  add column put_away_by uuid references users on delete set null,
  add column put_away_name text,
  add column put_away_reason text;
-- The few that are put away: listed to owners, and left out of what looks at other tables first.
create index discharge_reports_put_away on discharge_reports
  (organisation_id, created_at, discharge_report_id) where put_away_at is not null;

-- The sentences that had been let stand when it was signed: a signed state is printed with the marks that it had then.
-- Of earlier signatures, what is known of it.
alter table discharge_report_signatures add column accepted json not null default '[]';
update discharge_report_signatures signature set accepted = (
  select coalesce(json_agg(json_build_object('section', section, 'text', text) order by accepted_at, text_digest), '[]')
  from discharge_report_acceptances acceptance
  where acceptance.organisation_id = signature.organisation_id
    and acceptance.discharge_report_id = signature.discharge_report_id
    and acceptance.accepted_at <= signature.signed_at);
