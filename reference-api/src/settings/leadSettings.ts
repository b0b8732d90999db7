/** Where leads go, and how long they, the calculator's rows and measurements are kept. Source: OPN-76; threat S10. */
import validator from 'validator';
import * as v from 'valibot';
import { isLoopback } from './loopback';
import { optionalText, setting } from './values';

export interface WebhookSettings {
  readonly url: string;
  /** The first secret is the current one; a receiver with an older one finds its signature as well. */
  readonly secrets: readonly string[];
}
export interface EmailSettings {
  readonly to: string;
  readonly from: string;
  /** `smtps://user:password@host:465`, or `smtp://` with STARTTLS. */
  readonly server: string;
}
export interface LeadSettings {
  readonly webhook?: WebhookSettings;
  readonly email?: EmailSettings;
  /** 0: for ever. */
  readonly keptDays: number;
  readonly calculatorKeptDays: number;
  readonly measurementsKeptDays: number;
}

const webhookAdvice =
  'Give an https address without user and password, for example LEADS_WEBHOOK_URL=https://crm.example/leads (http for this machine alone).';
const secretAdvice =
  'Give LEADS_WEBHOOK_SECRET: whsec_ and 24 to 64 random bytes in base64, for example by: echo "whsec_$(openssl rand -base64 32)". While a receiver changes over, give the new one and the old one with a blank between them.';
const serverAdvice =
  'Give SMTP_URL, the address of a mail server: smtps://user:password@mail.example:465, or smtp:// for one that takes STARTTLS.';

const text = (isGood: (given: string) => boolean, advice: string) =>
  v.pipe(
    optionalText,
    v.check((given) => given === '' || isGood(given), advice),
  );

const days = (name: string, usual: number) =>
  v.pipe(
    optionalText,
    v.check(
      (given) => /^\d{0,5}$/.test(given),
      `Give days, for example ${name}=${usual}; ${name}=0 keeps them for ever.`,
    ),
    v.transform((given) => (given === '' ? usual : Number(given))),
    v.metadata({ default: usual }),
  );

const mailbox = (name: string) =>
  text(
    (given) => validator.isEmail(given),
    `Give one address, for example ${name}=leads@maplehearth.example.`,
  );

/** Rows of the environment. Two years is longer than sales staff follow a lead up. */
export const leadVariables = {
  LEADS_WEBHOOK_URL: setting(
    'each lead is sent there, signed (docs/operating.md, "Where leads go")',
    text(isWebhookAddress, webhookAdvice),
  ),
  LEADS_WEBHOOK_SECRET: setting(
    'the webhook is signed with it; a second one behind a blank for a receiver that changes over',
    text((given) => given.split(/\s+/).every((secret) => isSecret(secret)), secretAdvice),
    { isSecret: true },
  ),
  LEADS_EMAIL_TO: setting('each lead is mailed there', mailbox('LEADS_EMAIL_TO')),
  LEADS_EMAIL_FROM: setting(
    'who sends the mail; without it the mailbox itself',
    mailbox('LEADS_EMAIL_FROM'),
  ),
  SMTP_URL: setting(
    'the server that takes the mail',
    text((given) => URL.canParse(given) && /^smtps?:$/.test(new URL(given).protocol), serverAdvice),
    { isSecret: true },
  ),
  LEADS_KEPT_DAYS: setting(
    'older leads are removed daily; `0` keeps them for ever',
    days('LEADS_KEPT_DAYS', 730),
  ),
  CALCULATOR_KEPT_DAYS: setting(
    'older rows of the calculators are removed daily; `0` keeps them for ever',
    days('CALCULATOR_KEPT_DAYS', 90),
  ),
  MEASUREMENTS_KEPT_DAYS: setting(
    'older measurements of pages are removed daily; `0` keeps them for ever',
    days('MEASUREMENTS_KEPT_DAYS', 90),
  ),
};

function isWebhookAddress(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { protocol, username, password } = new URL(given);
  return (
    username === '' &&
    password === '' &&
    (protocol === 'https:' || (protocol === 'http:' && isLoopback(given)))
  );
}

function isSecret(given: string): boolean {
  const [, base64 = ''] = /^whsec_([\w+/]+={0,2})$/.exec(given) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length >= 24 && bytes.length <= 64 && bytes.toString('base64') === base64;
}

type Given = v.InferOutput<v.ObjectSchema<typeof leadVariables, undefined>>;

/** What one variable needs of another: the one that is missing, and what to do. */
export const findMissingLeadVariables = (
  given: Given,
): readonly (readonly [keyof Given, string])[] => [
  ...(given.LEADS_WEBHOOK_URL && !given.LEADS_WEBHOOK_SECRET
    ? [['LEADS_WEBHOOK_SECRET', secretAdvice] as const]
    : []),
  ...(given.LEADS_EMAIL_TO && !given.SMTP_URL ? [['SMTP_URL', serverAdvice] as const] : []),
];

export const toLeadSettings = (given: Given): LeadSettings => ({
  ...(given.LEADS_WEBHOOK_URL && {
    webhook: {
      url: given.LEADS_WEBHOOK_URL,
      secrets: given.LEADS_WEBHOOK_SECRET.split(/\s+/),
    },
  }),
  ...(given.LEADS_EMAIL_TO && {
    email: {
      to: given.LEADS_EMAIL_TO,
      from: given.LEADS_EMAIL_FROM || given.LEADS_EMAIL_TO,
      server: given.SMTP_URL,
    },
  }),
  keptDays: given.LEADS_KEPT_DAYS,
  calculatorKeptDays: given.CALCULATOR_KEPT_DAYS,
  measurementsKeptDays: given.MEASUREMENTS_KEPT_DAYS,
});
