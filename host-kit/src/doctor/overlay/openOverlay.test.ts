/** @jest-environment jsdom */
import { doctorAttribute } from 'embed/hand-overs';
import type { PageReport } from '../in-page/pageReport';
import { samplePage, sampleReport, sampleSlot as slot } from '../testing/sampleVisit';
import { openOverlay } from './openOverlay';

const pin = 'https://static.example/header-remote/1.0.0-aaaa/';
const src = `${pin}embed.js`;
const [tag] = samplePage.tags;
const report: PageReport = {
  ...sampleReport,
  page: { ...samplePage, tags: [{ ...tag!, src, hasIntegrity: true }] },
};
const needs = {
  remote: 'header-remote',
  version: '1',
  directives: { 'script-src': ['https://static.example/header-remote/'] },
};

let copied: string[];
beforeEach(() => {
  jest.useFakeTimers();
  copied = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  window.fetch = jest.fn(async () => ({ text: async () => JSON.stringify(needs) }) as Response);
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

const hostOf = () => document.querySelector<HTMLElement>(`[${doctorAttribute}]`);
const rootOf = () => hostOf()!.shadowRoot!;
const textOf = () => rootOf().textContent;
function press(name: string): void {
  const buttons = [...rootOf().querySelectorAll('button')];
  buttons
    .find((button) => button.textContent === name || button.getAttribute('aria-label') === name)!
    .click();
}

async function open(changes: Partial<PageReport> = {}, read = () => ({ ...report, ...changes })) {
  const opened = openOverlay(window, read);
  await jest.advanceTimersByTimeAsync(0);
  return opened;
}

describe('the doctor on the page itself', () => {
  it('shows the findings, worst first, each with its fix, and the questions that were not asked', async () => {
    const page = { ...report.page, isQuirksMode: true, frozen: ['Array.prototype'] };
    await open({ page });
    const levels = [...rootOf().querySelectorAll('li strong')].map((one) => one.textContent);
    expect(levels.slice(0, 4)).toEqual(['Broken', 'At risk', 'Fine', 'Not asked']);
    expect(textOf()).toContain('1 broken, 1 at risk, 1 fine, 9 not asked');
    expect(textOf()).toContain('Begin the page with <!doctype html>');
  });

  it('shows the texts of a page as text, also where they look like markup (S01)', async () => {
    await open({ page: { ...report.page, frozen: ['<img src=x onerror=alert(1)>'] } });
    expect(textOf()).toContain('<img src=x onerror=alert(1)>');
    expect(rootOf().querySelector('img')).toBeNull();
  });

  it('waits ten seconds at most for remotes to start, and covers nothing meanwhile', async () => {
    let isHydrated = false;
    const read = () => ({ ...report, page: { ...report.page, slots: [{ ...slot, isHydrated }] } });
    void open({}, read);
    await jest.advanceTimersByTimeAsync(5000);
    expect(rootOf().childElementCount).toBe(0);
    isHydrated = true;
    await jest.advanceTimersByTimeAsync(250);
    expect(textOf()).toContain('header-remote runs.');
    isHydrated = false;
    press('Examine again');
    await jest.advanceTimersByTimeAsync(9000);
    expect(rootOf().childElementCount).toBe(0);
    await jest.advanceTimersByTimeAsync(1500);
    expect(textOf()).toContain('header-remote does not run');
  });

  it('copies the report without the query and fragment of the address (S10)', async () => {
    history.replaceState(null, '', '/some/page?token=secret&mortgage-doctor#secret');
    await open();
    press('Copy report');
    await jest.advanceTimersByTimeAsync(0);
    expect(copied).toHaveLength(1);
    expect(copied[0]).toContain('Embed doctor: http://localhost/some/page\n');
    expect(copied[0]).toContain('run: npx --no embed-doctor http://localhost/some/page');
    expect(copied[0]).not.toContain('secret');
    expect(textOf()).not.toContain('secret');
    expect(rootOf().querySelector('[role="status"]')!.textContent).toBe('Copied.');
  });

  it('copies the policy to send, added to the policy in the markup (F48)', async () => {
    document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`;
    await open();
    press('Copy CSP header');
    await jest.advanceTimersByTimeAsync(0);
    expect(copied).toEqual([
      "Content-Security-Policy: script-src 'self' https://static.example/header-remote/",
    ]);
    expect(window.fetch).toHaveBeenCalledWith(`${pin}csp.json`, { credentials: 'omit' });
  });

  it('names the command when csp.json cannot be read', async () => {
    window.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    await open();
    expect(textOf()).toContain(`npx --no embed-csp ${pin}csp.json`);
    expect(textOf()).not.toContain('Copy CSP header');
  });

  it('selects the text when the browser refuses to copy', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await open();
    press('Copy report');
    await jest.advanceTimersByTimeAsync(0);
    expect(rootOf().querySelector('details')!.open).toBe(true);
    expect(rootOf().querySelector('[role="status"]')!.textContent).toContain('copy it by hand');
  });

  it('closes', async () => {
    await open();
    press('Close the doctor');
    expect(hostOf()).toBeNull();
  });
});
