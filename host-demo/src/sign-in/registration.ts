/** New accounts. Source: OPN-33; threat S07. */
import { createAccount } from '../accounts/accounts';
import type { Attempts } from '../accounts/attempts';
import type { Passwords } from '../accounts/passwords';
import type { Database } from '../database/connect';
import type { Handler } from '../http/requests';
import type { DemoServerSettings } from '../settings/settings';
import { findBadField, readCredentials } from './credentials';
import { refuse, welcome } from './signInAnswers';

interface RegistrationServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
  readonly passwords: Passwords;
}

/**
 * A taken address takes as long as a free one. That it is taken cannot be hidden as long as nobody proves an address by mail:
 * whoever registers one and signs in by it has found out. So it is made slow: whoever asks for many that are taken is told of none,
 * taken or free, for a while.
 */
export const register =
  (services: RegistrationServices, attempts: Attempts): Handler =>
  async (request, reply) => {
    const { db, settings, passwords } = services;
    const credentials = readCredentials(request.body);
    if (!credentials) return refuse(request, reply, settings, 'register', 'email');
    const badField = findBadField(credentials);
    if (badField) return refuse(request, reply, settings, 'register', badField);
    const key = `register ${request.ip}`;
    if (await attempts.isSpent(key))
      return refuse(request, reply, settings, 'register', 'tooManyAttempts');
    const account = await createAccount(db, passwords, credentials);
    if (account) return welcome(request, reply, services, account, credentials.redirectUrl);
    await attempts.countFailure(key);
    return refuse(request, reply, settings, 'register', 'registrationFailed');
  };
