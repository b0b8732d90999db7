/** The API's server for tests: the real routes on a database of their own with the real migrations and seed. */
import { randomUUID } from 'node:crypto';
import { after, before } from 'node:test';
import { count, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, OpenDatabase } from '../database/connect';
import { accounts } from '../database/schema';
import { createApiServer, type HostPages } from '../apiServer';
import {
  readSettings,
  type ApiSettings,
  type RateLimits,
} from '../settings/settings';
import { cheapPasswords } from './preparedDatabase';
import { sampleRoutes } from 'host-demo/samples/sampleRoutes';
import { openTestDatabase } from './testDatabase';
import { createVisitor, type SignInAnswer, type TestVisitor } from './visitor';

export const ownOrigin = 'http://127.0.0.1:4900';
const usualHeaders = { origin: ownOrigin, 'sec-fetch-site': 'same-origin' };

/** `staffDb`: for rows by the thousand; a visitor's statement has 0.7 s. */
export interface TestApi extends OpenDatabase, AsyncDisposable {
  readonly server: FastifyInstance;
  readonly settings: ApiSettings;
  visitor(headers?: Record<string, string>): TestVisitor;
}

type TestSettings = Partial<Omit<ApiSettings, 'limits'>> & {
  readonly limits?: Partial<RateLimits>;
};

export const sampleHost: HostPages = {
  frame: async (
    reply,
    { title, denied, body },
    { status = 200, frames = 'self' },
  ) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'self'; frame-ancestors '${frames}'`,
      )
      .send(`<title>${title}</title>${denied?.text ?? ''}${body}`),
  addRoutes: async (server, services) => sampleRoutes(server, services),
};

const wideLimits: RateLimits = {
  signInsPerMinute: 100_000,
  failedSignInsPerAccount: 1000,
  leadsPerMinute: 1_000_000,
  callsPerMinute: 1_000_000,
  lookupsPerMinute: 1_000_000,
};

export async function openTestApi(
  { limits = {}, ...given }: TestSettings = {},
  beside?: TestApi,
  createHost: (settings: ApiSettings) => HostPages = () => sampleHost,
): Promise<TestApi> {
  const usual = readSettings({ PORT: '4900', LOG_LEVEL: 'silent', DEMO: 'on' });
  const settings = { ...usual, ...given, limits: { ...wideLimits, ...limits } };
  const database = beside ?? (await openTestDatabase());
  const { db, staffDb, notices } = database;
  const host = createHost(settings);
  const server = await createApiServer(settings, db, cheapPasswords, {
    staffDb,
    notices,
    host,
  });
  const close = async () => {
    await server.close();
    if (!beside) {
      await database.close();
    }
  };
  return {
    server,
    settings,
    db,
    staffDb,
    notices,
    visitor: (headers = usualHeaders) => createVisitor(server, headers),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** One server for all tests of a file; it and its visitors can be used once the tests run. */
export function useTestApi(
  open: () => Promise<TestApi> = openTestApi,
): TestApi {
  let opened: TestApi;
  before(async () => {
    opened = await open();
  });
  after(() => opened.close());
  return {
    get server() {
      return opened.server;
    },
    get db() {
      return opened.db;
    },
    get staffDb() {
      return opened.staffDb;
    },
    get notices() {
      return opened.notices;
    },
    get settings() {
      return opened.settings;
    },
    visitor: (headers = usualHeaders) =>
      createVisitor(
        { inject: (options) => opened.server.inject(options) },
        headers,
      ),
    close: () => opened.close(),
    [Symbol.asyncDispose]: () => opened.close(),
  };
}

export async function signInAs(
  { visitor: open }: TestApi,
  account: string,
): Promise<TestVisitor> {
  const visitor = open();
  await visitor.signIn(account);
  return visitor;
}

/** A visitor signed in with the test's own account, because all tests share the sample accounts. */
export async function joinAs(
  { db, visitor: open }: TestApi,
  facts: Partial<typeof accounts.$inferInsert>,
) {
  const visitor = open();
  const { user } = (
    await visitor.postJson('/user/acct/register/', {
      email: `${randomUUID()}@lender.example.com`,
      password: 'long-enough',
    })
  ).json<SignInAnswer>();
  await db.update(accounts).set(facts).where(eq(accounts.id, user.id));
  return { visitor, user };
}

export const rowsOf = async (db: Database, table: string): Promise<number> => {
  const [row] = await db
    .select({ found: count() })
    .from(sql`${sql.identifier(table)}`);
  return row?.found ?? 0;
};

export const sampleLead = {
  firstName: 'Bea',
  lastName: 'van der Berg',
  emailAddress: 'bea@lender.example.com',
  phoneNumber: '(415) 555-2671',
  role: 'BranchManager',
  companyName: 'Lanternlight Lending',
};
export const leadActionPath =
  'contactMaplehearthAboutMortgageAdvertising?partnerId=RD-MAPLEWEB';
