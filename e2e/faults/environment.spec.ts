/** F34 to F40: a browser without storage, a bad network. */
import type { Page } from '@playwright/test';
import { fillLead, newEmail, openForm, sendLead } from '../lead/leadForm';
import { visitWithoutCookies } from './cookielessBrowser';
import {
  buyButton,
  expect,
  pageWorks,
  row,
  test,
  watch,
  type Fault,
} from './invariants';
import { header, live, signInLink } from '../visit/views';
import { signInByLightbox } from '../accounts/signIn';
import { demoUrl } from '../demo/address';

test.use({ bypassCSP: true });

const finish = async (fault: Fault): Promise<void> => {
  await fault.holds('I1', () => fault.hostIsUnharmed());
  await fault.holds('I3', () => fault.nothingThrown());
};

interface BrowserFault {
  readonly id: string;
  readonly injected: string;
  readonly inject: () => void;
  /** Another fault of the same kind runs daily. */
  readonly isRepeated?: boolean;
}
const browserFaults: readonly BrowserFault[] = [
  {
    id: 'F34',
    injected:
      'localStorage, sessionStorage and BroadcastChannel throw SecurityError',
    inject: () => {
      function get() {
        throw new DOMException('blocked', 'SecurityError');
      }
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { configurable: true, get });
      }
      Object.assign(window, { BroadcastChannel: get });
    },
  },
  {
    id: 'F35',
    injected: 'storage is full',
    isRepeated: true,
    inject: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  },
  {
    id: 'F37',
    injected: 'IndexedDB is off',
    isRepeated: true,
    inject: () => {
      Object.defineProperty(window, 'indexedDB', {
        configurable: true,
        value: undefined,
      });
    },
  },
];

async function everythingWorks(
  page: Page,
  fault: Fault,
  { reloads = true } = {},
): Promise<void> {
  await fault.holds('I2', async () => {
    await page.goto('/mortgage-rates/');
    await pageWorks(page);
    await signInByLightbox(page, 'consumer', { reloads });
  });
  await fault.holds('I6', async () => {
    const email = newEmail();
    const lead = await openForm(page);
    await fillLead(lead, email);
    await sendLead(page, lead, email);
  });
  await fault.holds('I5', () => expect(fault.said).toEqual([]));
  await fault.holds('I3', () => fault.nothingThrown());
}

for (const { id, injected, inject, isRepeated } of browserFaults) {
  test(
    `${injected}: everything works on this page (${id})`,
    { ...row(id, injected), tag: isRepeated ? '@all' : [] },
    async ({ page, fault }) => {
      await page.addInitScript(inject);
      await everythingWorks(page, fault);
    },
  );
}

test(
  'cookies are off: everything works on this page, and the sign-in shows that they are blocked (F36)',
  row('F36', "the browser's own setting refuses cookies"),
  async () => {
    await visitWithoutCookies(demoUrl, async (page) => {
      const fault = await watch(page);
      await everythingWorks(page, fault, { reloads: false });
      await page.goto('/mortgage-rates/');
      await signInLink(page).click();
      await expect(
        page
          .getByRole('dialog')
          .getByText('Your browser is blocking cookies for this site.'),
      ).toBeVisible();
      await fault.holds('I1', () => fault.hostIsUnharmed());
    });
  },
);

test(
  'with every third request lost, header and lead page start (F39)',
  row('F39', 'every third request of scripts and calls lost'),
  async ({ page, fault }) => {
    let nth = 0;
    await page.route(
      (url) =>
        !url.pathname.endsWith('.htm') &&
        !url.pathname.endsWith('.css') &&
        !/embed\.js$/.test(url.pathname),
      (route) =>
        nth++ % 3 === 2 ? route.abort('connectionfailed') : route.continue(),
    );
    await page.goto('/advertising/Mortgage.htm');
    await fault.holds('I2', async () =>
      expect(buyButton(page)).toBeVisible({ timeout: 3000 }),
    );
    await fault.holds('I7', async () => {
      await live(page, '#site-header');
      await live(page, '#lender-onboarding');
    });
    await page.unrouteAll();
    await finish(fault);
  },
);

test(
  'on slow 3G the header is usable long before the rest (F40)',
  row('F40', '400 ms, 400 kbit/s'),
  async ({ page, fault }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto('/mortgage-rates/', { waitUntil: 'domcontentloaded' });
    await fault.holds('I2', async () => {
      await expect(buyButton(page)).toBeVisible({ timeout: 3000 });
      await buyButton(page).click();
      await expect(
        header(page).getByRole('link', { name: 'Homes for sale' }),
      ).toBeVisible();
    });
    await fault.holds('I7', () => live(page, '#site-header'));
    await fault.holds('I5', () => fault.reports(0, []));
    await finish(fault);
    // The next test uses this tab.
    await network.detach();
  },
);
