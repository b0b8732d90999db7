/** The session cookie's secret: random, stored as a digest, and the keys made from it. @source threats S04, S05, S06 */
import { createHash, randomBytes } from 'node:crypto';

export interface Secrets {
  readonly authToken: string;
  readonly csrfToken: string;
}

export const digest = (value: string): string =>
  createHash('sha256').update(value).digest('base64url');
export const random = (): string => randomBytes(32).toString('base64url');

export const toSecrets = (id: string, seed: string): Secrets => ({
  authToken: digest(`token ${seed} ${id}`),
  csrfToken: digest(`csrf ${id}`),
});
export const toAuthTokenHash = (id: string, seed: string): string =>
  digest(toSecrets(id, seed).authToken);
