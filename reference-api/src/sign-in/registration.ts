/** New accounts. Source: OPN-33; threat S07. */
import { createAccount } from '../accounts/accounts';
import type { KnownBrowsers } from '../accounts/knownBrowsers';
import type { Passwords } from '../accounts/passwords';
import type { Database } from '../database/connect';
import type { Handler } from '../http/requests';
import type { Counts } from '../limits/counts';
import { networkOf } from '../limits/networks';
import type { ApiSettings } from '../settings/settings';
import { findBadField, readCredentials } from './credentials';
import { refuse, welcome } from './signInAnswers';

interface RegistrationServices {
  readonly db: Database;
  readonly settings: ApiSettings;
  readonly passwords: Passwords;
  readonly knownBrowsers: KnownBrowsers;
  readonly counts: Counts;
}

const windowMs = 15 * 60 * 1000;

/**
 * A taken address takes as long as a free one. That it is taken cannot be hidden as long as nobody proves an address by mail:
 * whoever registers one and signs in by it has found out. So it is made slow: whoever asks for many that are taken is told of none,
 * taken or free, for a while.
 */
export const register =
  (services: RegistrationServices): Handler =>
  async (request, reply) => {
    const { db, settings, passwords, counts } = services;
    const credentials = readCredentials(request.body);
    if (!credentials) return refuse(request, reply, settings, 'register', 'email');
    const badField = findBadField(credentials);
    if (badField) return refuse(request, reply, settings, 'register', badField);
    const name = `taken address ${networkOf(request)}`;
    const now = Date.now();
    // Counted as taken before it is known: of many at once none passes the limit either.
    const [taken] = await counts.add([{ name, windowMs }], now);
    if (taken && taken.hits > settings.limits.failedSignInsPerAccount) {
      reply.header('retry-after', String(Math.ceil((taken.endsAtMs - now) / 1000)));
      return refuse(request, reply, settings, 'register', 'tooManyAttempts');
    }
    const account = await createAccount(db, passwords, credentials);
    if (!account) return refuse(request, reply, settings, 'register', 'registrationFailed');
    await counts.giveBack(name);
    return welcome(request, reply, services, account, credentials.redirectUrl);
  };
