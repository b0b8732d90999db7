-- Sign-in by the company's own identity provider.
alter table accounts
  -- The provider's name of the person: never given to another person, as an email address may be.
  add column subject text unique,
  add column photo text not null default '';
-- The provider's session, and its tokens, encrypted with a key that is not in the database where SECRET is set.
alter table sessions add column provider jsonb;
create index sessions_provider on sessions ((provider ->> 'sid')) where provider is not null;
