-- What is to be told of a lead, and to whom: written with the lead, sent by any process afterwards.
create table lead_messages (
  id bigint generated always as identity primary key,
  -- The receiver's idempotency key: the same at each try.
  message_id text not null unique default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  lead_id bigint not null references leads (id) on delete cascade,
  destination text not null check (destination in ('webhook', 'email')),
  event text not null check (event in ('lead.received', 'lead.corrected')),
  -- The lead as it was then: a correction is a message of its own.
  lead jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed', 'replaced')),
  tries integer not null default 0,
  -- When it may be tried next. While a process sends it: when that process counts as gone.
  due_at timestamptz not null default now(),
  problem text,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index lead_messages_due on lead_messages (destination, due_at, id) where status = 'waiting';
create index lead_messages_lead on lead_messages (lead_id, destination, id);
create index lead_messages_failed on lead_messages (id) where status = 'failed';

-- Retention looks for the oldest.
create index leads_created on leads (created_at);
create index calculator_marketing_updated on calculator_marketing (updated_at);
