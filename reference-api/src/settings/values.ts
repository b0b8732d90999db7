/** Kinds of values of variables, each with advice for a wrong value; `<name>` in it becomes the variable's name. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';

export interface SettingFacts {
  readonly name?: string;
  readonly description?: string;
  /** The value without the variable, if it has one. */
  readonly default?: string | number;
  /** No message shows its value. */
  readonly isSecret?: true;
}

export const variable = <Schema extends v.GenericSchema>(
  name: string,
  description: string,
  schema: Schema,
  facts: SettingFacts = {},
) => v.pipe(schema, v.metadata({ name, description, ...facts }));

export const factsOf = (row: v.GenericSchema): SettingFacts =>
  v.getMetadata(row);

const word = (isGood: (given: string) => boolean, advice: string) =>
  v.pipe(v.string(), v.check(isGood, advice));

export const text = (...rule: Parameters<typeof word>) =>
  v.optional(word(...rule));

const isWhole = (given: number, least: number, most: number): boolean =>
  Number.isInteger(given) && given >= least && given <= most;

export const count = (
  usual: number,
  most: number,
  least = 1,
  advice = `Give a whole number from ${least} to ${most}, for example <name>=${usual}.`,
) =>
  v.pipe(
    v.optional(v.string(), String(usual)),
    v.check((given) => isWhole(Number(given), least, most), advice),
    v.transform(Number),
    v.metadata({ default: usual }),
  );

export const days = (usual: number) =>
  count(
    usual,
    99_999,
    0,
    `Give days, for example <name>=${usual}; <name>=0 keeps them for ever.`,
  );

export const oneOf = (usual: string, values: readonly string[]) =>
  v.pipe(
    v.optional(v.string(), usual),
    v.check(
      (given) => values.includes(given),
      `Give one of: ${values.join(', ')}.`,
    ),
    v.metadata({ default: usual }),
  );

const toWords = (given: string): string[] =>
  given.split(/[\s,]+/).filter((word) => word !== '');

/** Words with commas or blanks between them. */
export const list = (item: v.GenericSchema<string>) =>
  v.pipe(
    v.optional(v.string()),
    v.transform((given) => (given === undefined ? undefined : toWords(given))),
    v.optional(
      v.pipe(
        v.array(item),
        v.minLength(1, 'It holds commas alone. Give at least one.'),
      ),
    ),
  );

export const origin = word(
  (given) => URL.canParse(given) && new URL(given).origin === given,
  'It is no origin. Give scheme, host and port only, for example https://www.maplehearth.example.',
);

export const postgresAddress = text(
  (given) => /^postgres(ql)?:\/\//.test(given) && URL.canParse(given),
  'It is no address of a PostgreSQL server. Give postgres://user:password@host:5432/database, or leave it out to use the embedded one.',
);

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && loopbackHosts.includes(new URL(address).hostname);

/** Words such as `key=value`, as an object of lists: a key may come twice. */
export const pairs = (
  isGood: (key: string, value: string) => boolean,
  advice: string,
) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((given) => toWords(given).map((word) => word.split('='))),
    v.check(
      (given) =>
        given.every(
          ([key, value, ...rest]) =>
            key && value && rest.length === 0 && isGood(key, value),
        ),
      advice,
    ),
    v.transform((given) =>
      given.reduce<Record<string, string[]>>(
        (all, [key = '', value = '']) => ({
          ...all,
          [key]: [...(all[key] ?? []), value],
        }),
        {},
      ),
    ),
  );

/** Leads and secrets leave this machine encrypted only (S10). */
export function isPrivateAddress(given: string): boolean {
  if (!URL.canParse(given)) {
    return false;
  }
  const { protocol, username, password } = new URL(given);
  const isPrivate =
    protocol === 'https:' || (protocol === 'http:' && isLoopback(given));
  return isPrivate && username === '' && password === '';
}

export const secretAdvice =
  'Give LEADS_WEBHOOK_SECRET: whsec_ and 24 to 64 random bytes in base64, for example by: echo "whsec_$(openssl rand -base64 32)". While a receiver changes over, give the new one and the old one with a blank between them.';

export function isSecret(given: string): boolean {
  const [, base64 = ''] = /^whsec_([\w+/]+={0,2})$/.exec(given) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  return (
    bytes.length >= 24 &&
    bytes.length <= 64 &&
    bytes.toString('base64') === base64
  );
}

/** An existing folder, or one that can be made. */
export const folder = v.pipe(
  v.string(),
  v.check(
    isUsableFolder,
    'It is no folder that this process may write to. Give one that is, or that can be made, for example DATA_DIR=.data.',
  ),
);

function isUsableFolder(place: string): boolean {
  if (!existsSync(place)) {
    return isUsableFolder(path.dirname(place));
  }
  try {
    accessSync(place, constants.W_OK);
    return statSync(place).isDirectory();
  } catch {
    return false;
  }
}

const mostProxies = 10;
const proxiesAdvice =
  'Give the number of proxies that a request passes before it is here (TRUST_PROXY=1), or their addresses and networks (TRUST_PROXY=10.0.0.0/8,127.0.0.1).';

export type Proxies = false | number | string[];

/** The number of proxies, or their addresses. A word such as `true` would trust every client. Source: threats S07, S19. */
export const proxies = v.pipe(
  v.optional(v.string(), '0'),
  v.check((given) => toProxies(given) !== undefined, proxiesAdvice),
  v.transform((given): Proxies => toProxies(given) ?? false),
);

function toProxies(given: string): Proxies | undefined {
  if (/^\d+$/.test(given)) {
    return Number(given) > mostProxies ? undefined : Number(given) || false;
  }
  const places = toWords(given);
  return places.length > 0 && places.every(isNetwork) ? places : undefined;
}

/** An address, or a network by the length of its prefix; length 0 would cover all addresses. */
function isNetwork(place: string): boolean {
  const [address = '', prefix, ...rest] = place.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) {
    return false;
  }
  if (prefix === undefined) {
    return true;
  }
  const length = Number(prefix);
  return (
    /^\d+$/.test(prefix) && length >= 1 && length <= (version === 4 ? 32 : 128)
  );
}
