/** Texts that only this server reads again: in a visitor's cookie, and in the table of sessions. */
import { EncryptJWT, jwtDecrypt } from 'jose';

const algorithms = { alg: 'dir', enc: 'A256GCM' };

export const seal = (
  key: Uint8Array,
  content: object,
  lifetime = '400d',
): Promise<string> =>
  new EncryptJWT({ ...content })
    .setProtectedHeader(algorithms)
    .setExpirationTime(lifetime)
    .encrypt(key);

/** Undefined for a text that this key has not sealed, and for one that is too old. */
export const open = <Content>(
  key: Uint8Array,
  sealed: string,
): Promise<Content | undefined> =>
  jwtDecrypt<Content>(sealed, key).then(
    ({ payload }) => payload,
    () => undefined,
  );
