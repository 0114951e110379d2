-- A model may be asked which lines of a course belong where in a report.
alter table discharge_report_model_calls drop constraint discharge_report_model_calls_step_check;
alter table discharge_report_model_calls add constraint discharge_report_model_calls_step_check
  check (step in ('digest', 'section', 'rewrite', 'whole', 'judge', 'head', 'course'));
