-- Which events name a report, alone or among others: what the log's filter by report asks.
create index audit_events_of_report on audit_events using gin (
  string_to_array(coalesce(detail ->> 'discharge_report_id', '') || ' ' || coalesce(detail ->> 'discharge_report_ids', ''), ' ')
);
