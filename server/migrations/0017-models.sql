-- Where an organisation's text may go and how models write for it; without a row, as the installation has it.
create table organisation_model_settings (
  organisation_id uuid primary key references organisations on delete cascade,
  model_allowed boolean not null,
  embedding_allowed boolean not null,
  -- null: the installation's first
  model text,
  verifier text not null check (verifier in ('rules', 'rules_and_judge')),
  on_unsupported text not null check (on_unsupported in ('remove', 'mark', 'block')),
  templates json not null,
  revision integer not null
);

-- null: nobody chose, and it follows whether there is a model. Until now only one could be followed, so nobody chose.
alter table organisations alter column report_strategy drop not null;
update organisations set report_strategy = null where report_strategy = 'extractive';

alter table discharge_reports add column model text;
alter table discharge_reports add column template text;

-- Each request to a model on the way to a report; goes with the report.
create table discharge_report_model_calls (
  organisation_id uuid not null,
  discharge_report_id uuid not null,
  model_call_id uuid not null,
  step text not null check (step in ('digest', 'section', 'rewrite', 'whole', 'judge')),
  section text,
  model text not null,
  -- temperature, most tokens, the schema's name or null, version of the prompts
  parameters json not null,
  prompt json not null,
  answer text,
  -- null: the answer was used
  failure text,
  prompt_tokens integer not null,
  completion_tokens integer not null,
  milliseconds integer not null,
  cost double precision not null,
  created_at timestamptz not null,
  primary key (organisation_id, discharge_report_id, model_call_id),
  foreign key (organisation_id, discharge_report_id) references discharge_reports on delete cascade
);

alter table chat_messages add column model text;
alter table chat_messages add column doubts json not null default '[]';
alter table chat_messages add column removed integer not null default 0;
alter table chat_messages add column fallback text;
