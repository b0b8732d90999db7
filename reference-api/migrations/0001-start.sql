create table accounts (
  id text primary key,
  email text not null unique,
  -- False until the owner of the address has proven it, so that a stranger's registration can be taken over.
  email_verified boolean not null default false,
  password_hash text not null,
  first_name text not null default '',
  last_name text not null default '',
  professional boolean not null default false,
  profile_types jsonb not null default '[]',
  admin_roles jsonb not null default '[]',
  lender_id text,
  created_at timestamptz not null default now()
);

-- Staff acting as another account. The rows outlive sessions and accounts, and hold ids only.
create table impersonations (
  id bigint generated always as identity primary key,
  impersonator_id text not null,
  impersonated_id text not null,
  began_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_how text check (ended_how in ('stopped', 'signedOut', 'rightLost'))
);
create index impersonations_began on impersonations (began_at);

create table impersonated_writes (
  id bigint generated always as identity primary key,
  impersonation_id bigint not null references impersonations (id) on delete cascade,
  written_at timestamptz not null default now(),
  method text not null,
  route text not null
);
create index impersonated_writes_impersonation on impersonated_writes (impersonation_id);

-- Holds digests and a seed only: a copy of the table opens no session and makes no call.
create table sessions (
  id_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  seed text not null,
  auth_token_hash text not null unique,
  impersonated_id text references accounts (id) on delete cascade,
  impersonation_id bigint references impersonations (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_seconds integer not null default 7200,
  expires_at timestamptz not null,
  browser text not null default '',
  rights text not null default '',
  replaced_by text
);
create index sessions_account on sessions (account_id);
create index sessions_impersonated on sessions (impersonated_id);
create index sessions_expiry on sessions (expires_at);

create table nmls_lenders (
  nmls_id bigint primary key,
  nmls_type text not null,
  individual_names jsonb not null default '[]',
  company_names jsonb not null default '[]'
);

create table registered_lenders (
  lender_id text primary key,
  quote_participant boolean not null
);

create table leads (
  id bigint generated always as identity primary key,
  idempotency_key text not null unique,
  first_name text not null,
  last_name text not null,
  email_address text not null,
  phone_number text not null,
  role text not null,
  partner_id text not null,
  nmls_id text,
  company_name text,
  utm_params jsonb,
  created_at timestamptz not null default now()
);
-- Retention looks for the oldest.
create index leads_created on leads (created_at);

-- Messages about leads: written with the lead, sent by any process afterwards.
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
  -- The time of the next try. While a process sends it: when another process may take it over.
  due_at timestamptz not null default now(),
  problem text,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index lead_messages_due on lead_messages (destination, due_at, id) where status = 'waiting';
create index lead_messages_lead on lead_messages (lead_id, destination, id);
create index lead_messages_failed on lead_messages (id) where status = 'failed';

create table calculator_marketing (
  account_id text primary key references accounts (id) on delete cascade,
  user_id_before_login text not null,
  property_address text not null,
  property_image_url text not null,
  property_url text not null,
  updated_at timestamptz not null default now()
);
create index calculator_marketing_updated on calculator_marketing (updated_at);

-- Made once where no SECRET is configured.
create table server_secrets (
  name text primary key,
  secret text not null
);

-- Calls and attempts, by digests of the callers. Unlogged: after a crash they may be lost.
create unlogged table call_counts (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index call_counts_end on call_counts (ends_at);

-- Messages of the real-time channel. One row per channel puts its messages in an order that all readers share.
create table inbox_channels (
  channel text primary key,
  last_tick bigint not null
);
create table inbox_messages (
  channel text not null references inbox_channels (channel) on delete cascade,
  tick bigint not null,
  message text not null,
  primary key (channel, tick)
);

-- The readiness check writes here to see whether the database takes rows.
create table write_probe (filler text not null);
