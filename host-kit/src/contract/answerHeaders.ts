/** Headers that our code, or the safety of visitors, needs. OPN-33, OPN-40, OPN-105; threats S05, S09, S18, S19. */
import type { HostHeader } from 'mortgage-domain/host/hostFailures';

/** `pattern`: a regular expression that the value has a match for. */
export const hostHeaders: Readonly<
  Record<
    HostHeader,
    Readonly<Record<'pattern' | 'meaning' | 'example', string>>
  >
> = {
  'Cache-Control': {
    pattern: '\\bno-store\\b',
    meaning:
      'no cache keeps the answer for one visitor, so `Vary` is not needed',
    example: 'private, no-store',
  },
  'X-Content-Type-Options': {
    pattern: '^nosniff$',
    meaning: 'browsers do not guess another type',
    example: 'nosniff',
  },
  'Set-Cookie': {
    pattern: '; *httponly\\b',
    meaning:
      'the session: `HttpOnly`, `SameSite=Lax` or `Strict`, `Path=/`, and `Secure` with TLS; scripts never read it',
    example: '__Host-session=…; Path=/; HttpOnly; Secure; SameSite=Lax',
  },
  'Retry-After': {
    pattern: '^\\d+$',
    meaning: 'seconds after which the same call may work',
    example: '2',
  },
  Allow: {
    pattern: '\\bPOST\\b',
    meaning: 'how it is called instead',
    example: 'POST',
  },
  'Content-Security-Policy': {
    pattern: "frame-ancestors '(none|self)'",
    meaning: 'a page that takes passwords is shown in no frame of another site',
    example: "frame-ancestors 'none'",
  },
};

export const headersOfEveryAnswer: readonly HostHeader[] = [
  'Cache-Control',
  'X-Content-Type-Options',
];
