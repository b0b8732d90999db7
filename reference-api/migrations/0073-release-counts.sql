-- Visits by release and hour, for the watch of a canary.
create table release_counts (
  hour timestamptz not null,
  release text not null,
  started integer not null,
  failed integer not null,
  primary key (hour, release)
);
-- Page speed is a figure of each process (/metrics). The table stays for processes of the version before.
truncate page_measurements;
