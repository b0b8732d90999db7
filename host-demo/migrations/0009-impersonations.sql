-- Who has acted for whom, and what was changed meanwhile; it outlives sessions and accounts, and holds ids alone.
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

-- A session that impersonated before there was a record of it ends here.
delete from sessions where impersonated_id is not null;
alter table sessions add column impersonation_id bigint references impersonations (id) on delete cascade;
