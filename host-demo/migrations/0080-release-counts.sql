-- On how many visits a release of a remote was started, and failed, while a canary was tried: by the hour, so that each canary is
-- judged by its own time. Nothing in it leads to a person.
create table release_counts (
  hour timestamptz not null,
  -- <remote>@<version>
  release text not null,
  started integer not null default 0,
  failed integer not null default 0,
  primary key (hour, release)
);
