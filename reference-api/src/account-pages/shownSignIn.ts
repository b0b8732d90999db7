import type { SignIn } from '../sessions/signIns';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const spans = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

const minuteMs = 60_000;
/** From the longest to the shortest. */
const units = [
  ['day', 24 * 60 * minuteMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
] as const;

/** Uses are written once a minute, so shorter times are unknown. */
function toAgo(time: Date, now: Date): string {
  const passedMs = now.getTime() - time.getTime();
  const unit = units.find(([, lengthMs]) => passedMs >= lengthMs);
  return unit ? spans.format(-Math.floor(passedMs / unit[1]), unit[0]) : 'just now';
}

export const toShownSignIn = (signIn: SignIn, now: Date) => ({
  id: signIn.id,
  browser: signIn.browser || 'A browser',
  isThis: signIn.isThis,
  isImpersonating: signIn.isImpersonating,
  begun: dates.format(signIn.begunAt),
  begunAt: signIn.begunAt.toISOString(),
  lastSeen: signIn.isThis ? 'now' : toAgo(signIn.lastSeenAt, now),
  lastSeenAt: signIn.lastSeenAt.toISOString(),
});
