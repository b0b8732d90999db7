/** Where mail leaves the server: call your provider here, without waiting for it (S07). Until then the log has the link. */
import type { FastifyBaseLogger } from 'fastify';

type Mail = Readonly<Record<'to' | 'subject' | 'text' | 'link', string>>;

export const sendMail = (log: FastifyBaseLogger, { link }: Mail): void =>
  log.warn(
    { link },
    'a visitor waits for this link, and sendMail.ts calls no mail provider',
  );
