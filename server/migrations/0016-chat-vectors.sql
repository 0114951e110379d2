-- Embeddings of the passages of a text by one model, where an endpoint is configured; they go with the text.
create table chat_vectors (
  organisation_id uuid not null,
  chat_session_id uuid not null,
  source_id uuid not null,
  revision integer not null,
  model text not null,
  dimension integer not null check (dimension >= 0),
  -- one after the other in the order of chat_texts.chunks: float32, little-endian
  vectors bytea not null,
  primary key (organisation_id, chat_session_id, source_id, revision),
  foreign key (organisation_id, chat_session_id, source_id, revision) references chat_texts on delete cascade
);
