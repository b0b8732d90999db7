/** Kinds of values that a variable may have, each with what to write instead of what cannot be used. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';

/** The row of a variable in docs/reference/settings.md. */
export interface SettingFacts {
  /** What holds where it is not set; an empty one needs no word. */
  readonly default?: string | number;
  /** Its value is said nowhere. */
  readonly isSecret?: true;
}

/** A row of the environment, with what it sets. */
export const setting = <Schema extends v.GenericSchema>(
  description: string,
  schema: Schema,
  facts: SettingFacts = {},
) => v.pipe(schema, v.metadata({ description, ...facts }));

export const optionalText = v.optional(v.string(), '');

export function wholeNumber(name: string, usual: number, most: number, least = 1) {
  const toNumber = (text: string) => (text === '' ? usual : Number(text));
  return v.pipe(
    optionalText,
    v.check(
      (text) =>
        Number.isInteger(toNumber(text)) && toNumber(text) >= least && toNumber(text) <= most,
      `Give a whole number from ${least} to ${most}, for example ${name}=${usual}.`,
    ),
    v.transform(toNumber),
    v.metadata({ default: usual }),
  );
}
export const perMinute = (name: string, usual: number) => wholeNumber(name, usual, 1_000_000);

export const oneOf = (usual: string, values: readonly string[]) =>
  v.pipe(
    v.optional(v.string(), usual),
    v.check((text) => values.includes(text), `Give one of: ${values.join(', ')}.`),
    v.metadata({ default: usual }),
  );

/** Words with commas or blanks between them. */
export const list = (item: v.GenericSchema<string>) =>
  v.pipe(
    v.optional(v.string()),
    v.transform((text) => text?.split(/[\s,]+/).filter((one) => one !== '')),
    v.optional(v.pipe(v.array(item), v.minLength(1, 'It holds commas alone. Give at least one.'))),
  );

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
const originAdvice =
  'It is no origin. Give scheme, host and port only, for example https://www.maplehearth.example.';

export const origin = v.pipe(v.string(), v.check(isOrigin, originAdvice));
/** Empty where none is given. */
export const oneOrigin = v.pipe(
  optionalText,
  v.check((text) => text === '' || isOrigin(text), originAdvice),
);

export const postgresAddress = v.pipe(
  optionalText,
  v.check(
    (text) => text === '' || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)),
    'It is no address of a PostgreSQL server. Give postgres://user:password@host:5432/database, or leave it out to use the embedded one.',
  ),
);

/** Empty where none is given: one is made then. */
export const secret = (least: number) =>
  v.pipe(
    optionalText,
    v.check(
      (text) => text === '' || text.length >= least,
      `It is too short. Give at least ${least} characters, for example what \`openssl rand -base64 32\` prints.`,
    ),
  );

/** A folder that is there or can be made. */
export const folder = v.pipe(
  v.string(),
  v.check(
    isUsableFolder,
    'It is no folder that this process may write to. Give one that is, or that can be made, for example DATA_DIR=.data.',
  ),
);

function isUsableFolder(place: string): boolean {
  if (!existsSync(place)) return isUsableFolder(path.dirname(place));
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

/** How many proxies there are, or where: a word such as `true` would believe what any client writes. Source: threats S07, S19. */
export const proxies = v.pipe(
  optionalText,
  v.check((text) => toProxies(text) !== undefined, proxiesAdvice),
  v.transform((text): Proxies => toProxies(text) ?? false),
);

export type Proxies = false | number | string[];

function toProxies(text: string): Proxies | undefined {
  if (/^\d+$/.test(text)) return Number(text) > mostProxies ? undefined : Number(text) || false;
  const places = text.split(/[\s,]+/).filter((one) => one !== '');
  if (places.length === 0) return text === '' ? false : undefined;
  return places.every(isNetwork) ? places : undefined;
}

/** An address, or a network by the length of its prefix: one of length 0 would be everybody. */
function isNetwork(place: string): boolean {
  const [address = '', prefix, ...rest] = place.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  const length = Number(prefix);
  return /^\d+$/.test(prefix) && length >= 1 && length <= (version === 4 ? 32 : 128);
}
