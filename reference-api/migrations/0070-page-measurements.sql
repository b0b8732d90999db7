-- What pages were like for those who opened them (docs/performance.md): nothing in it leads to a person.
create table page_measurements (
  id bigint generated always as identity primary key,
  page text not null,
  site text not null,
  language text not null,
  -- The header's version, or empty on a page without a header: what pages are compared by.
  release text not null,
  header_visible_ms integer,
  session_shown_ms integer,
  lcp_ms integer,
  inp_ms integer,
  cls double precision,
  releases jsonb not null,
  failed_files jsonb not null,
  failed_releases jsonb not null default '[]',
  lead jsonb not null,
  created_at timestamptz not null default now()
);
-- Staff looks at the last weeks; retention looks for the oldest.
create index page_measurements_created on page_measurements (created_at);
