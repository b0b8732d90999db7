-- The name of an inbox follows from the digest of the password (`globalChannelOf`): with another digest nobody reads the old inbox,
-- and no erasure would find it.
create function inbox_of(accounts) returns text language sql stable as $$
  select 'inbox.' || left(encode(sha256(convert_to($1.id || ' ' || $1.password_hash, 'UTF8')), 'hex'), 32)
$$;
create function drop_old_inbox() returns trigger language plpgsql as $$
begin
  delete from inbox_channels where channel = inbox_of(old);
  return null;
end $$;
create trigger accounts_drop_old_inbox after update of password_hash on accounts
  for each row when (old.password_hash is distinct from new.password_hash) execute function drop_old_inbox();
delete from inbox_channels where channel like 'inbox.%' and channel not in (select inbox_of(accounts) from accounts);
