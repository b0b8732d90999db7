-- A session ends when nobody uses it, lists itself to its owner, and has another id once its rights are others.
alter table sessions
  add column last_seen_at timestamptz not null default now(),
  add column idle_seconds integer not null default 7200,
  add column browser text not null default '',
  add column rights text not null default '',
  add column replaced_by text;
create index sessions_impersonated on sessions (impersonated_id);

-- An address that nobody has proven may have been registered by somebody else; those of the sample accounts are known.
alter table accounts add column email_verified boolean not null default false;
update accounts set email_verified = true where email like '%@example.test' and id = 'X1-' || split_part(email, '@', 1);
