/** F22 to F33: the API answers late, wrongly or not at all, to every call of a page and to the lead. */
import type { Page, Route } from '@playwright/test';
import {
  fillLead,
  leadFailed,
  newEmail,
  openForm,
  sendLead,
  sendPath,
  storedLeads,
  submitButton,
} from '../lead/leadForm';
import { expect, pageWorks, row, test, type Fault } from './invariants';
import { footer, menuWorks } from '../visit/views';

/** Every call of the page to its own host. */
const isApiCall = (url: URL): boolean =>
  /^\/(mortgageapi|graphql|ajax|user\/account|\w+\/api)\//.test(
    `${url.pathname}/`,
  );
const json =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body, headers });
const deep = (levels: number) =>
  '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

interface ApiFault {
  readonly id: string;
  readonly injected: string;
  readonly answer: (route: Route) => Promise<void>;
  /** The page notices it after the time limit of 10 s. */
  readonly isLate?: boolean;
  /** Another answer of the same kind runs daily. */
  readonly isRepeated?: boolean;
}
const broken = (
  id: string,
  injected: string,
  answer: ApiFault['answer'],
  more: Partial<ApiFault> = {},
): ApiFault => ({ id, injected, answer, ...more });
const html = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body });
const numbers =
  '{"user":7,"sections":7,"authToken":9,"data":7,"topnav":{"json":7},"footer":{"js":7},"location":7,"lender":7}';
const apiFaults: readonly ApiFault[] = [
  broken('F22', 'no answer within 10 s', async () => undefined, {
    isLate: true,
  }),
  broken('F23', 'malformed JSON', json(200, '{"user": '), { isRepeated: true }),
  broken('F24', '200 and HTML', html(200, '<!doctype html><p>Start page')),
  broken('F25', 'empty body', json(200, ''), { isRepeated: true }),
  broken(
    'F26',
    '429 with Retry-After',
    json(429, '{"error":"TooManyRequests"}', { 'retry-after': '30' }),
  ),
  broken('F27', '500', json(500, '{"error":"UnexpectedError"}')),
  broken('F28', '502 and HTML', html(502, '<h1>Bad gateway</h1>'), {
    isRepeated: true,
  }),
  broken('F30', 'null', json(200, 'null'), { isRepeated: true }),
  broken('F30', 'numbers for texts and lists', json(200, numbers)),
  broken(
    'F30',
    '10 MB',
    json(200, JSON.stringify({ sections: 'x'.repeat(10_000_000) })),
    {
      isRepeated: true,
    },
  ),
  broken('F30', '20,000 levels deep', json(200, deep(20_000)), {
    isRepeated: true,
  }),
];

async function menuOpens(page: Page): Promise<void> {
  await pageWorks(page);
  await menuWorks(page);
}

/** Our code reports a cause once, however many calls it has hit. */
const saysEachThingOnce = (fault: Fault) => {
  expect(new Set(fault.said).size, fault.said.join('\n')).toBe(
    fault.said.length,
  );
  expect(fault.said.join('\n')).not.toMatch(/@|\(415\)/);
};

const finish = async (fault: Fault): Promise<void> => {
  await fault.holds('I3', () => fault.nothingThrown());
  await fault.holds('I5', () => saysEachThingOnce(fault));
};

/** The page as it is at the end of its patience with calls. */
const passLimit = (page: Page): Promise<void> => page.clock.runFor(10_500);

async function leadSurvives(
  page: Page,
  fault: Fault,
  { answer, isLate }: ApiFault,
): Promise<void> {
  const email = newEmail();
  const lead = await openForm(page);
  await page.route(sendPath, answer);
  await fillLead(lead, email);
  const sent = page.waitForRequest(sendPath);
  await submitButton(page).click();
  await sent;
  if (isLate) {
    await passLimit(page);
  }
  await fault.holds('I6', async () => {
    await expect(lead.getByText(leadFailed)).toBeVisible();
    await expect(lead.getByLabel('Email')).toHaveValue(email);
    expect(await storedLeads(email)).toEqual([]);
  });
  await page.unroute(sendPath);
  await finish(fault);
  await fault.holds('I7', async () => {
    await lead.getByLabel('Company').fill('Lanternlight');
    await sendLead(page, lead, email);
  });
}

for (const one of apiFaults) {
  const { id, injected, answer, isLate, isRepeated } = one;
  test(
    `${injected}, to every call: the page works, the lead is neither lost nor doubled (${id})`,
    { ...row(id, injected), tag: isRepeated ? '@all' : [] },
    async ({ page, fault }) => {
      if (isLate) {
        await page.clock.install();
      }
      await page.route(isApiCall, answer);
      await page.goto('/advertising/Mortgage.htm', {
        waitUntil: 'domcontentloaded',
      });
      await fault.holds('I2', () => menuOpens(page));
      if (isLate) {
        await passLimit(page);
      }
      await fault.holds('I1', () => fault.hostIsUnharmed());
      await page.unroute(isApiCall);
      await leadSurvives(page, fault, one);
    },
  );
}

const now = Date.now();
const year = (time: number): number => new Date(time).getUTCFullYear();

for (const [when, at, tag] of [
  ['a day early', now - 86_400_000, '@all'],
  ['a day late', now + 86_400_000, '@all'],
  ['at the change to summer time', Date.parse('2026-03-29T00:59:58Z'), '@all'],
  ['in 1970', 1000],
  ['in 2038', 2_147_483_648_000],
] as const) {
  const details = { ...row('F31', `clock ${when}`), tag: tag ?? [] };
  test(`a clock that is ${when} (F31)`, details, async ({ page, fault }) => {
    await page.clock.setSystemTime(new Date(at));
    await page.goto('/mortgage-rates/');
    await fault.holds('I2', async () => {
      await menuOpens(page);
      // The year of the build is the least.
      const shown = `2006-${Math.max(year(at), year(now))}`;
      await expect(footer(page).getByText(/2006/)).toContainText(shown);
    });
    await fault.holds('I3', () => fault.nothingThrown());
  });
}
