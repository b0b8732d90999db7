-- Staff find leads by any part of a word; a person's rows are found by the address. GIN without its pending list: no lead waits
-- until that list is written out.
create extension if not exists pg_trgm;
create index leads_search on leads using gin ((
  first_name || ' ' || last_name || ' ' || email_address || ' ' || coalesce(company_name, '') || ' ' || coalesce(nmls_id, '')
  || ' ' || phone_number || ' ' || regexp_replace(phone_number, '\D', '', 'g')
) gin_trgm_ops) with (fastupdate = off);
create index leads_email on leads (lower(email_address));
create index accounts_email on accounts (lower(email));
