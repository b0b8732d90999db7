/** @jest-environment jsdom */
import { doctorAttribute } from 'embed/hand-overs';
import type { PageReport } from '../in-page/pageReport';
import {
  samplePage,
  sampleReport,
  sampleSlot as slot,
} from '../testing/sampleVisit';
import { openOverlay } from './openOverlay';

let copied: string[];
beforeEach(() => {
  jest.useFakeTimers();
  copied = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const hostOf = () =>
  document.querySelector<HTMLElement>(`[${doctorAttribute}]`);
const rootOf = () => hostOf()!.shadowRoot!;
const textOf = () => rootOf().textContent;
const statusOf = () => rootOf().querySelector('p')!.textContent;
async function press(name: string): Promise<void> {
  const buttons = [...rootOf().querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === name)!.click();
  await jest.advanceTimersByTimeAsync(0);
}
async function open(page: Partial<PageReport['page']> = {}) {
  void openOverlay(() => ({
    ...sampleReport,
    page: { ...samplePage, ...page },
  }));
  await jest.advanceTimersByTimeAsync(0);
}

describe('the doctor on the page itself', () => {
  it('shows the report of the command and the questions that were not asked', async () => {
    await open({ isQuirksMode: true, frozen: ['Array.prototype'] });
    expect(textOf()).toContain('1 broken, 1 at risk, 1 fine, 8 not asked');
    expect(textOf()).toContain('→ Begin the page with <!doctype html>');
  });

  it('shows the texts of a page as text, also where they look like markup (S01)', async () => {
    await open({ frozen: ['<img src=x onerror=alert(1)>'] });
    expect(textOf()).toContain('<img src=x onerror=alert(1)>');
    expect(rootOf().querySelector('img')).toBeNull();
  });

  it('waits ten seconds at most for remotes to start, and covers nothing meanwhile', async () => {
    let isLive = false;
    void openOverlay(() => ({
      ...sampleReport,
      page: { ...samplePage, slots: [{ ...slot, isLive }] },
    }));
    await jest.advanceTimersByTimeAsync(5000);
    expect(rootOf().childElementCount).toBe(0);
    isLive = true;
    await jest.advanceTimersByTimeAsync(250);
    expect(textOf()).toContain('header-remote runs.');
    isLive = false;
    await press('Examine again');
    await jest.advanceTimersByTimeAsync(9000);
    expect(rootOf().childElementCount).toBe(0);
    await jest.advanceTimersByTimeAsync(1500);
    expect(textOf()).toContain('header-remote has not started within 10 s');
  });

  it('copies the report without the query and fragment of the address (S10 F48)', async () => {
    history.replaceState(
      null,
      '',
      '/some/page?token=secret&mortgage-doctor#secret',
    );
    await open();
    await press('Copy report');
    expect(copied).toEqual([rootOf().querySelector('pre')!.textContent]);
    expect(copied[0]).toContain('Embed doctor: http://localhost/some/page\n');
    expect(copied[0]).toContain(
      'run: npx --no embed-doctor http://localhost/some/page',
    );
    expect(copied[0]).toContain(
      'embed-csp https://static.example/header-remote/csp.json',
    );
    expect(textOf()).not.toContain('secret');
    expect(statusOf()).toBe('Copied.');
  });

  it('selects the text when the browser refuses to copy', async () => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: undefined,
    });
    const select = jest.spyOn(getSelection()!, 'selectAllChildren');
    await open();
    await press('Copy report');
    expect(select).toHaveBeenCalledWith(rootOf().querySelector('pre'));
    expect(statusOf()).toContain('copy it by hand');
  });

  it('closes', async () => {
    await open();
    await press('Close the doctor');
    expect(hostOf()).toBeNull();
  });
});
