-- Nothing in the table opens a session or makes a call in its name: tokens are kept as digests, or made from the cookie's value and a seed.
delete from sessions;
alter table sessions drop column auth_token, drop column csrf_token;
alter table sessions add column seed text not null, add column auth_token_hash text not null unique, add column impersonated_id text references accounts (id) on delete cascade;
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

-- A key that comes back with another lead is told apart from a repeated send.
alter table leads add column content_hash text not null default '';

create table calculator_marketing (
  account_id text primary key references accounts (id) on delete cascade,
  user_id_before_login text not null,
  property_address text not null,
  property_image_url text not null,
  property_url text not null,
  updated_at timestamptz not null default now()
);

create table review_decisions (
  review_id text primary key,
  decision text not null,
  account_id text not null references accounts (id) on delete cascade,
  decided_at timestamptz not null default now()
);
