/** Reads the settings of the API's process from the environment. */
import path from 'node:path';
import type { ProviderClient } from 'host-kit/openid/provider';
import * as v from 'valibot';
import { findMisspelled } from './misspelled';
import { localOrigins, toPorts } from './origins';
import { factsOf, isLoopback, secretAdvice } from './values';
import { oidcRows, usualClaims } from './oidcVariables';
import * as variables from './variables';
import type { Rows } from './variables';

export type Environment = Readonly<Record<string, string | undefined>>;

type Read<Group extends Rows> = {
  readonly [Key in keyof Group]: v.InferOutput<Group[Key]>;
};

export type RateLimits = Read<typeof variables.limitRows>;
export type SessionLimits = Read<typeof variables.sessionRows>;
type Operation = Read<typeof variables.operationRows>;
type Server = Read<typeof variables.serverRows>;

export interface WebhookSettings {
  readonly url: string;
  /** The first secret is the current one. A receiver with an older one finds its signature as well. */
  readonly secrets: readonly string[];
  /** Messages under way at most, of each process. */
  readonly concurrency: number;
}

export interface LeadSettings extends Omit<
  Read<typeof variables.leadRows>,
  'webhookUrl' | 'webhookSecret' | 'webhookConcurrency'
> {
  readonly webhook?: WebhookSettings;
}

export interface OidcSettings extends Omit<ProviderClient, 'callback'> {
  readonly claims: typeof usualClaims;
  /** A role of the provider's to roles of staff and types of profiles. */
  readonly roles: Readonly<Record<string, readonly string[]>>;
}

export interface ApiSettings extends Omit<Server, 'origins'> {
  readonly origins: readonly string[];
  readonly limits: RateLimits;
  readonly leads: LeadSettings;
  readonly operation: Operation & { readonly listenHost: string };
  readonly sessions: SessionLimits;
  readonly oidc?: OidcSettings;
  /** A demo on one machine: with sample accounts, whose password is published, and pages that a deployment must not have. */
  readonly isDemo: boolean;
  /** Standard output by default. */
  readonly logTo?: { write(line: string): void };
}

/** Its message has a line for each mistake. */
export class BadSettingError extends Error {
  override readonly name = 'BadSettingError';
}

const errorsWithAdvice = [
  'BadSettingError',
  'DataFolderInUseError',
  'DatabaseUnreachableError',
  'DatabaseUnusableError',
  'PortUnusableError',
  'SampleAccountsError',
];

/** The text for the operator; undefined for an unexpected error. */
export const adviceOf = (error: unknown): string | undefined =>
  error instanceof Error && errorsWithAdvice.includes(error.name)
    ? error.message
    : undefined;

const {
  serverRows,
  limitRows,
  sessionRows,
  leadRows,
  operationRows,
  demoRows,
} = variables;
/** The row of each variable by its name, in the order of the documents. */
export const environmentRows: Rows = Object.fromEntries(
  [
    serverRows,
    oidcRows,
    limitRows,
    sessionRows,
    leadRows,
    operationRows,
    demoRows,
  ]
    .flatMap((group: Rows) => Object.values(group))
    .map((row) => [factsOf(row).name ?? '', row]),
);

type Report = (name: string, advice: string, input?: unknown) => void;

const readFrom =
  (env: Environment, report: Report) =>
  <Group extends Rows>(group: Group): Read<Group> => {
    const values = Object.entries(group).map(([key, row]) => {
      const { name = '', isSecret } = factsOf(row);
      const { issues = [], output } = v.safeParse(
        row,
        env[name]?.trim() || undefined,
      );
      for (const { message, input } of issues) {
        report(name, message, isSecret ? undefined : input);
      }
      return [key, output];
    });
    return Object.fromEntries(values) as Read<Group>;
  };

/** Throws with advice for each value that cannot be used. An empty value counts as not set; relative folders start at `root`. */
export function readSettings(
  env: Environment,
  root = process.cwd(),
): ApiSettings {
  const mistakes: string[] = [];
  const report: Report = (name, advice, input) => {
    const given =
      typeof input === 'string' ? `${name}=${JSON.stringify(input)}` : name;
    mistakes.push(
      `${given} cannot be used. ${advice.replaceAll('<name>', name)}`,
    );
  };
  const folder = env.DATA_DIR?.trim() || variables.usualDataDir;
  const dataDir = path.resolve(root, folder);
  const read = readFrom({ ...env, DATA_DIR: dataDir }, report);
  const server = read(serverRows);
  const oidc = toOidc(read(oidcRows));
  const limits = read(limitRows);
  const sessions = read(sessionRows);
  const leads = read(leadRows);
  const { listenHost = '127.0.0.1', ...operation } = read(operationRows);
  const { demo } = read(demoRows);
  const publicNames = findPublicVariables(server, { ...operation, listenHost });
  if (leads.webhookUrl && !leads.webhookSecret) {
    report('LEADS_WEBHOOK_SECRET', secretAdvice);
  }
  const ports = toPorts({ ...server, operation });
  if (new Set(ports).size < ports.length) {
    report(
      'METRICS_PORT',
      'The server itself has that port.',
      String(operation.metricsPort),
    );
  }
  reportMissing(env, server, report);
  if (demo === 'on' && publicNames.length > 0) {
    report('DEMO', `${demoAdvice} ${publicNames.join(', ')}.`, demo);
  }
  mistakes.push(
    ...findMisspelled(Object.keys(env), Object.keys(environmentRows)),
  );
  if (mistakes.length > 0) {
    throw new BadSettingError(mistakes.join('\n'));
  }
  return {
    ...server,
    origins: server.origins ?? localOrigins(server),
    limits,
    sessions,
    ...(oidc && { oidc }),
    leads: toLeads(leads),
    operation: {
      ...operation,
      listenHost,
      shellOrigin: operation.shellOrigin ?? operation.staticOrigin,
    },
    isDemo: demo === 'on',
  };
}

/** Returns the identity provider's settings, or undefined if one of its three main values is missing. */
function toOidc({
  issuer,
  clientId,
  clientSecret,
  ...rest
}: Read<typeof oidcRows>): ApiSettings['oidc'] {
  if (!issuer || !clientId || !clientSecret) {
    return undefined;
  }
  const claims = toClaims(rest.claims);
  return { ...rest, issuer, clientId, clientSecret, claims };
}

function toLeads({
  webhookUrl,
  webhookSecret,
  webhookConcurrency: concurrency,
  ...rest
}: Read<typeof leadRows>): ApiSettings['leads'] {
  if (!webhookUrl || !webhookSecret) {
    return rest;
  }
  const secrets = webhookSecret.split(/\s+/);
  return { ...rest, webhook: { url: webhookUrl, secrets, concurrency } };
}

const proxyAdvice =
  'It is missing, though PUBLIC_ORIGINS begins with https: cookies would not be Secure, and all visitors would share the limits of one address. Give the number of proxies before this server, for example <name>=1, or 0.';
const demoAdvice =
  'Everyone could sign in as a sample account. Set DEMO=off, or unset the variables that make this more than a demo on one machine:';
const providerNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];
const providerAdvice = `It is missing. Register this server at the provider, then give all of ${providerNames.join(', ')}, or none.`;

/** Variables that others need. */
function reportMissing(
  env: Environment,
  { origins }: Server,
  report: Report,
): void {
  const isMissing = (name: string) => !env[name]?.trim();
  const [missing, ...others] = providerNames.filter(isMissing);
  if (missing && others.length < 2) {
    report(missing, providerAdvice);
  }
  if (origins?.[0]?.startsWith('https:') && isMissing('TRUST_PROXY')) {
    report('TRUST_PROXY', proxyAdvice);
  }
}

const toClaims = (
  given: Readonly<Record<string, readonly string[]>>,
): typeof usualClaims => ({
  ...usualClaims,
  ...Object.fromEntries(
    Object.entries(given).map(([name, [claim]]) => [name, claim]),
  ),
});

/** The variables that open the server to other machines, or share its data. */
const findPublicVariables = (
  server: Server,
  { listenHost = '', staticOrigin }: Operation,
) =>
  Object.entries({
    DATABASE_URL: server.databaseUrl !== undefined,
    LISTEN_HOST: !isLoopback(`http://${listenHost}`),
    PUBLIC_ORIGINS:
      server.origins?.some((origin) => !isLoopback(origin)) ?? false,
    STATIC_ORIGIN: staticOrigin !== undefined,
    TRUST_PROXY: server.trustProxy !== false,
  }).flatMap(([name, isPublic]) => (isPublic ? [name] : []));
