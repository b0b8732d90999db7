-- What all processes on one database share.

-- Made once where no SECRET is configured.
create table server_secrets (
  name text primary key,
  secret text not null
);

-- Calls and attempts, by digests of who made them. A crash of the database may empty it: it is not worth a write to the disk.
create unlogged table call_counts (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index call_counts_end on call_counts (ends_at);

-- Messages of the real-time channel; one row for each channel puts them in an order that all readers see.
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
