/** F22 to F33: the API answers late, wrongly or not at all, to every call of a page and to the lead. Source: faults, "API". */
import type { Page, Route } from '@playwright/test';
import { sessionOf } from '../visit/session';
import {
  fillLead,
  leadFailed,
  leadSent,
  newEmail,
  openForm,
  sendPath,
  storedLeads,
  submitButton,
} from '../lead/leadForm';
import { expect, row, test, type Fault } from './invariants';
import { footer, header, hydrated, visit } from '../visit/views';
import { hold } from '../visit/hold';

/** Every call of the page to its own host. */
const isApiCall = (url: URL): boolean =>
  /^\/(mortgageapi|graphql|ajax|user\/account|\w+\/api)\//.test(`${url.pathname}/`);
const json =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body, headers });
const deep = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

interface ApiFault {
  readonly id: string;
  readonly injected: string;
  readonly answer: (route: Route) => Promise<void>;
  /** CAL-8 reads the error flag alone: any other object means that the lead has arrived. */ readonly acknowledges?: boolean;
}
const apiFaults: readonly ApiFault[] = [
  {
    id: 'F22',
    injected: 'no answer within 10 s',
    // Never, until the page itself gives up.
    answer: async () => undefined,
  },
  { id: 'F23', injected: 'malformed JSON', answer: json(200, '{"user": ') },
  {
    id: 'F24',
    injected: '200 and HTML',
    answer: (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<!doctype html><p>Start page',
      }),
  },
  { id: 'F25', injected: 'empty body', answer: json(200, '') },
  {
    id: 'F26',
    injected: '429 with Retry-After',
    answer: json(429, '{"error":"TooManyRequests"}', { 'retry-after': '30' }),
  },
  { id: 'F27', injected: '500', answer: json(500, '{"error":"UnexpectedError"}') },
  {
    id: 'F28',
    injected: '502 and HTML',
    answer: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  },
  { id: 'F28', injected: '504, empty', answer: json(504, '') },
  { id: 'F30', injected: 'null', answer: json(200, 'null') },
  {
    id: 'F30',
    injected: 'numbers for texts and lists',
    answer: json(
      200,
      '{"user":7,"sections":7,"authToken":9,"data":7,"topnav":{"json":7},"footer":{"js":7},"location":7,"lender":7}',
    ),
    acknowledges: true,
  },
  {
    id: 'F30',
    injected: '10 MB',
    answer: json(200, JSON.stringify({ sections: 'x'.repeat(10_000_000) })),
  },
  {
    id: 'F30',
    injected: '20,000 levels deep',
    answer: json(200, deep(20_000)),
    acknowledges: true,
  },
];

async function pageStands(page: Page): Promise<void> {
  await expect(header(page).getByRole('button', { name: 'Buy', exact: true })).toBeVisible({
    timeout: 3000,
  });
  await expect(
    footer(page).getByRole('link', { name: 'Do Not Sell or Share My Personal Information' }),
  ).toBeVisible({ timeout: 3000 });
  await hydrated(page, '#site-header');
  await hydrated(page, '#site-footer');
  await header(page).getByRole('button', { name: 'Buy', exact: true }).click();
  await expect(header(page).getByRole('link', { name: 'Homes for sale' })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Our code says a cause once, however many calls it has hit. */
const saysEachThingOnce = (fault: Fault) => {
  expect(new Set(fault.said).size, fault.said.join('\n')).toBe(fault.said.length);
  expect(fault.said.join('\n')).not.toMatch(/@|\(415\)/);
};

const finish = async (fault: Fault): Promise<void> => {
  await fault.holds('I3', () => fault.nothingThrown());
  await fault.holds('I5', () => saysEachThingOnce(fault));
};

for (const { id, injected, answer, acknowledges } of apiFaults) {
  test(
    `${id}: ${injected}, to every call: the page stands, the lead is neither lost nor doubled`,
    row(id, injected),
    async ({ page, fault }) => {
      test.setTimeout(60_000);
      const email = newEmail();
      await page.route(isApiCall, answer);
      await page.goto('/advertising/Mortgage.htm', { waitUntil: 'domcontentloaded' });
      await fault.holds('I2', () => pageStands(page));
      if (id === 'F22') await page.waitForEvent('requestfailed', { timeout: 15_000 });
      await fault.holds('I1', () => fault.hostIsUnharmed());
      await page.unroute(isApiCall);

      if (acknowledges) return finish(fault);

      // The checks of the form answer, the lead itself does not.
      const lead = await openForm(page);
      await page.route(sendPath, answer);
      await fillLead(lead, email);
      await submitButton(page).click();
      await fault.holds('I6', async () => {
        await expect(lead.getByText(leadFailed)).toBeVisible({ timeout: 15_000 });
        await expect(lead.getByLabel('Email')).toHaveValue(email);
        expect(await storedLeads(email)).toEqual([]);
      });
      await page.unroute(sendPath);
      await finish(fault);
      await fault.holds('I7', async () => {
        await lead.getByLabel('Company').fill('Lanternlight');
        await submitButton(page).click();
        await expect(lead.getByText(leadSent)).toBeVisible();
        expect(await storedLeads(email)).toHaveLength(1);
      });
    },
  );
}

test(
  'F29: the answer to what was typed last counts, whichever comes last',
  row('F29', 'the first NMLS answer after the second'),
  async ({ page, fault }) => {
    let nth = 0;
    const held = hold();
    const late: Promise<void>[] = [];
    await page.route('**/mortgageapi/getNMLSLender*', async (route) => {
      nth += 1;
      const answered =
        nth === 1
          ? held.released
              .then(() => route.fulfill({ json: { lender: { nmlsType: 'Company' } } }))
              .catch(() => undefined)
          : route.continue();
      late.push(answered);
      await answered;
    });
    const lead = await openForm(page);
    await lead.getByLabel('Role').selectOption('LoanOfficer');
    await lead.getByLabel('NMLS ID').fill('999999');
    await expect.poll(() => nth).toBe(1);
    await lead.getByLabel('NMLS ID').fill('123456');
    await expect.poll(() => nth).toBe(2);
    await lead.getByLabel('Name', { exact: true }).selectOption('Ada M Lane');
    held.release();
    await Promise.all(late);
    await fault.holds('I2', () =>
      expect(lead.getByLabel('Name', { exact: true })).toContainText('Ada M Lane'),
    );
    await fault.holds('I3', () => fault.nothingThrown());
  },
);

for (const [when, at] of [
  ['a day early', -86_400_000],
  ['a day late', 86_400_000],
  ['in 1970', -Date.now() + 1000],
  ['in 2038', 2_147_483_648_000 - Date.now()],
  ['at the change to summer time', Date.parse('2026-03-29T00:59:58Z') - Date.now()],
] as const) {
  test(`F31: a clock that is ${when}`, row('F31', `clock ${when}`), async ({ page, fault }) => {
    await page.clock.setSystemTime(new Date(Date.now() + at));
    await page.goto('/mortgage-rates/');
    await fault.holds('I2', async () => {
      await pageStands(page);
      const [, until] =
        /2006\D+(\d{4})/.exec(await footer(page).getByText(/2006/).innerText()) ?? [];
      expect(Number(until), 'the copyright line ends in a year that can be').toBeGreaterThanOrEqual(
        2026,
      );
    });
    await fault.holds('I3', () => fault.nothingThrown());
  });
}

test(
  'F32: an API that always wants a sign-in is asked once afresh, and opens one lightbox',
  row('F32', 'LoginRequired to every authenticated call'),
  async ({ page, fault }) => {
    await visit(page);
    let calls = 0;
    await page.route('**/mortgageapi/getRegisteredLender*', (route) => {
      calls += 1;
      return route.fulfill({ json: { error: 'LoginRequired' } });
    });
    const ended = (await sessionOf(page)).evaluate(({ api }) =>
      Promise.all(
        [1, 2, 3].map((nth) =>
          api
            .post('getRegisteredLender', { nth }, (answer) => answer, { authenticated: true })
            .catch((error: unknown) => (error as Error).message),
        ),
      ),
    );
    await fault.holds('I2', async () => {
      await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
      expect(await page.getByRole('dialog').count()).toBe(1);
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await ended, 'each call ends with the name of what is missing').toEqual(
      [1, 2, 3].map(() => 'Login required'),
    );
    expect(calls, 'nobody is signed in: no call goes without a token').toBe(0);
    await fault.holds('I3', () => fault.nothingThrown());
  },
);
