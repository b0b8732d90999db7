-- Links for a new password. Holds digests only: a copy of the table opens no account.
create table password_resets (
  token_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index password_resets_account on password_resets (account_id);
