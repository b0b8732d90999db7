/** Passwords by scrypt with OWASP's parameters (N 2^17, r 8, p 1). Source: threat S08. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const keyLength = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> => new Promise((resolve, reject) => {
  scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
});

/** `scrypt$N$r$p$salt$key`, base64url. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), (await derive(password, salt)).toString('base64url')].join('$');
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, , , , salt = '', key = ''] = hash.split('$');
  const wanted = Buffer.from(key, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'));
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}

/** Checked when the account does not exist, so that both answers take the same time (S07). */
export const nobodysHash = `scrypt$${cost.N}$8$1$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(keyLength).toString('base64url')}`;
