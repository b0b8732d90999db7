create table accounts (
  id text primary key,
  email text not null unique,
  password_hash text not null,
  first_name text not null default '',
  last_name text not null default '',
  professional boolean not null default false,
  profile_types jsonb not null default '[]',
  admin_roles jsonb not null default '[]',
  lender_id text,
  created_at timestamptz not null default now()
);

create table sessions (
  id_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  auth_token text not null unique,
  csrf_token text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

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
