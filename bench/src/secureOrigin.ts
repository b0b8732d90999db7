/** Page and files over HTTP/2 with TLS, from one origin. */
import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { pagePort } from './origins';
import { createAnswer, type FindAnswer } from './serve';

const securePort = pagePort + 19;

export const secureUrl = (file: string): string => `https://127.0.0.1:${securePort}/${file}`;

export interface SecureOrigin {
  readonly close: () => Promise<void>;
  /** What makes a browser take its certificate for a good one: what comes with an error it would not keep, and ask for twice. */
  readonly trust: string;
}

/** Throws with advice where no certificate can be made. */
export async function serveSecurely(find: FindAnswer): Promise<SecureOrigin> {
  const certificate = await makeCertificate();
  const server = createSecureServer(certificate, createAnswer(find));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(securePort, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  return { close, trust: `--ignore-certificate-errors-spki-list=${hashOf(certificate.cert)}` };
}

/** Of its public key, as Chromium names it. */
function hashOf(certificate: Buffer): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

/** For this run alone, and for this machine: Node itself can make none. */
async function makeCertificate(): Promise<{ readonly key: Buffer; readonly cert: Buffer }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const whose = ['-subj', '/CN=127.0.0.1', '-days', '2'];
  try {
    await promisify(execFile)('openssl', [
      'req',
      '-x509',
      ...kind,
      ...whose,
      '-keyout',
      key,
      '-out',
      cert,
    ]).catch((cause: unknown) => {
      throw new Error('No certificate for HTTP/2 could be made: install openssl.', { cause });
    });
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
