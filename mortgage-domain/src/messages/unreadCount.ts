/** How many messages of the Inbox are unread. Source: ledger ENT-19, RTC-3. */
import * as v from 'valibot';

/** No inbox holds more; a greater number is the sender's mistake. */
const unreadCountMax = 1_000_000;

export const unreadCountSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(unreadCountMax),
);
