-- The log of the whole system and of one actor, newest first.
create index audit_events_newest on audit_events (occurred_at, organisation_id, sequence);
create index audit_events_of_actor on audit_events (actor_id, occurred_at);
