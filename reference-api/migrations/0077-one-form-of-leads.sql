-- Addresses and numbers of earlier leads get the form in which searches find them (`toOneForm` of leads/leadAction.ts): no blanks,
-- composed letters, ASCII digits. Numbers that were typed in ASCII are found in every form, and stay.
update leads set
  email_address = normalize(regexp_replace(email_address, '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', '', 'g'), NFC),
  phone_number = regexp_replace(right(regexp_replace(normalize(phone_number, NFKC), '\D', '', 'g'), 10), '(...)(...)', '(\1) \2-')
where email_address ~ '\s' or octet_length(email_address || phone_number) > length(email_address || phone_number);
