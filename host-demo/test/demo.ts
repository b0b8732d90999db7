/** A whole page server for tests: the real routes, the real migrations and seed, PGlite in memory or the PostgreSQL of TEST_DATABASE_URL. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createPasswords } from '../src/accounts/passwords';
import { samplePassword } from '../src/accounts/sampleAccounts';
import { openDatabase, openEmbedded, type Database } from '../src/database/connect';
import { seed } from '../src/database/seed';
import { createPageServer } from '../src/pageServer';
import { readSettings, type DemoServerSettings, type RateLimits } from '../src/settings';

/** Sign-ins are many here; the real cost is proven in passwords.nodetest.ts. */
const cheapCost = { N: 1024, r: 8, p: 1 };
export const ownOrigin = 'http://127.0.0.1:4900';
const own = { origin: ownOrigin, 'sec-fetch-site': 'same-origin' };

export interface TestDemo {
  readonly server: FastifyInstance;
  readonly db: Database;
  readonly settings: DemoServerSettings;
  visitor(headers?: Record<string, string>): TestVisitor;
  close(): Promise<void>;
}

type TestSettings = Partial<Omit<DemoServerSettings, 'limits'>> & {
  readonly limits?: Partial<RateLimits>;
};

/** `beside` another one: a second server on the same database, with settings of its own. */
export async function openTestDemo(
  { limits = {}, ...given }: TestSettings = {},
  beside?: TestDemo,
): Promise<TestDemo> {
  const usual = readSettings({ PORT: '4900', LOG_LEVEL: 'silent' });
  const wide: RateLimits = {
    signInsPerMinute: 100_000,
    failedSignInsPerAccount: 1000,
    leadsPerMinute: 1_000_000,
    callsPerMinute: 1_000_000,
  };
  const settings = { ...usual, ...given, limits: { ...wide, ...limits } };
  const database = beside ? { db: beside.db, close: async () => undefined } : await openFresh();
  const passwords = createPasswords(cheapCost);
  if (!beside) await seed(database.db, passwords);
  const server = await createPageServer(settings, database.db, passwords);
  return {
    server,
    settings,
    db: database.db,
    visitor: (headers) => createVisitor(server, headers),
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}

/** The same tests run on both databases; a server is emptied first, so it must be the tests' own. */
async function openFresh() {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (!databaseUrl) return openEmbedded();
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
  return openDatabase({ databaseUrl, dataDir: '' });
}

export const rowsOf = async (db: Database, table: string): Promise<number> => {
  const result = (await db.execute(
    sql`select count(*)::int as found from ${sql.identifier(table)}`,
  )) as unknown as { rows: { found: number }[] };
  return result.rows[0]!.found;
};

/** A browser as far as the server sees it: it keeps cookies and says where its calls come from. */
export interface TestVisitor {
  readonly cookies: Map<string, string>;
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** A named action by POST. */
  act(
    action: string,
    input: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  postJson(url: string, body: unknown): Promise<LightMyRequestResponse>;
  postForm(url: string, fields: Record<string, string>): Promise<LightMyRequestResponse>;
  signIn(account: string): Promise<LightMyRequestResponse>;
  follow(url: string): Promise<LightMyRequestResponse>;
}

function createVisitor(
  server: FastifyInstance,
  headers: Record<string, string> = own,
): TestVisitor {
  const cookies = new Map<string, string>();
  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await server.inject({
      ...options,
      headers: { ...headers, ...(cookie ? { cookie } : {}), ...options.headers },
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  const post = (
    url: string,
    contentType: string,
    payload: string,
    more: Record<string, string> = {},
  ) => send({ method: 'POST', url, payload, headers: { 'content-type': contentType, ...more } });
  const postJson = (url: string, body: unknown) =>
    post(url, 'application/json', JSON.stringify(body));
  return {
    cookies,
    send,
    postJson,
    get: (url, more = {}) => send({ method: 'GET', url, headers: more }),
    act: (action, input, more) =>
      post(
        `/mortgageapi/${action}`,
        'text/plain;charset=UTF-8',
        typeof input === 'string' ? input : JSON.stringify(input),
        more,
      ),
    postForm: (url, fields) =>
      post(url, 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString()),
    signIn: (account) =>
      postJson('/user/acct/login/', { email: `${account}@example.test`, password: samplePassword }),
    follow: (url) =>
      send({
        method: 'GET',
        url,
        headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
      }),
  };
}

export const sampleLead = {
  firstName: 'Bea',
  lastName: 'van der Berg',
  emailAddress: 'bea@lender.example.com',
  phoneNumber: '(415) 555-2671',
  role: 'BranchManager',
  companyName: 'Lanternlight Lending',
};
export const leadActionPath = 'contactMaplehearthAboutMortgageAdvertising?partnerId=RD-MAPLEWEB';
