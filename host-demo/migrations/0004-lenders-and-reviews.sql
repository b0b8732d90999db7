-- Lenders as the directory shows them, and what people say of them.
create table lenders (
  lender_id text primary key,
  display jsonb not null,
  nmls_id bigint not null,
  states jsonb not null default '[]',
  about text not null default '',
  has_website boolean not null default false
);

create table lender_reviews (
  review_id text primary key,
  lender_id text not null references lenders (lender_id) on delete cascade,
  account_id text references accounts (id) on delete set null,
  reviewer text not null,
  rating double precision not null check (rating between 0 and 5),
  service_provided text not null,
  date_of_service text,
  rate_expectation text,
  loan_purpose text,
  loan_product text,
  loan_type text,
  message text not null,
  status text not null default 'waiting' check (status in ('waiting', 'published', 'rejected')),
  decided_by text references accounts (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create index lender_reviews_lender on lender_reviews (lender_id, status);

-- A decision stands with its review now.
drop table review_decisions;
