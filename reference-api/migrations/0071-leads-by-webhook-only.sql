-- Leads go to the webhook only. The column stays for processes of the version before.
delete from lead_messages where destination = 'email';
alter table lead_messages alter column destination set default 'webhook';
drop index lead_messages_due, lead_messages_lead;
create index lead_messages_due on lead_messages (due_at, id) where status = 'waiting';
create index lead_messages_lead on lead_messages (lead_id, id);
