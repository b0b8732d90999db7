/** The suite's data of a host, because hosts differ: accounts, an NMLS ID, a ZIP code (docs/conformance.md). */
import { Ajv2020 } from 'ajv/dist/2020.js';

export interface SampleAccount {
  readonly email: string;
  readonly password: string;
}

export interface Fixtures {
  readonly account?: SampleAccount;
  readonly lender?: SampleAccount & { readonly lenderId: string };
  /** One that can be registered; `{random}` in it is another text each time. */
  readonly newAccount?: SampleAccount;
  /** Of the directory, an individual's. */
  readonly nmlsId?: string;
  readonly unknownNmlsId?: string;
  readonly zipCode?: string;
  readonly location?: string;
  readonly phoneNumber?: string;
  /** A whole lead that is stored; `{random}` as above. */
  readonly lead?: Readonly<Record<string, string>>;
  /** True if a lead with the trap filled in gets the security check. */
  readonly securityCheck?: boolean;
  readonly partnerId?: string;
  /** The host's path for a path of the contract, or for its beginning. */
  readonly paths?: Readonly<Record<string, string>>;
}
export type FixtureName = keyof Fixtures;

const text = { type: 'string', minLength: 1 };
const account = (more: object = {}) => ({
  type: 'object',
  properties: { email: text, password: text, ...more },
  required: ['email', 'password', ...Object.keys(more)],
  additionalProperties: false,
});
const texts = { type: 'object', additionalProperties: { type: 'string' } };
const schema = {
  type: 'object',
  properties: {
    account: account(),
    lender: account({ lenderId: text }),
    newAccount: account(),
    nmlsId: text,
    unknownNmlsId: text,
    zipCode: { type: 'string', pattern: '^\\d{5}$' },
    location: text,
    phoneNumber: text,
    lead: texts,
    securityCheck: { type: 'boolean' },
    partnerId: text,
    paths: texts,
  } satisfies Record<FixtureName, object>,
  additionalProperties: false,
};

/** Throws with all mistakes for fixtures that cannot be used. */
export function readFixtures(json: unknown): Fixtures {
  const validate = new Ajv2020({ allErrors: true }).compile<Fixtures>(schema);
  if (validate(json)) {
    return json;
  }
  const mistakes = (validate.errors ?? []).map(
    ({ instancePath, message = '', params }) => {
      const unknown: unknown = Reflect.get(params, 'additionalProperty');
      const what =
        typeof unknown === 'string' ? `has no "${unknown}"` : message;
      return `${instancePath.slice(1).replaceAll('/', '.') || 'the file'}: ${what}`;
    },
  );
  throw new Error(`The fixtures cannot be used. ${mistakes.join('; ')}.`);
}
