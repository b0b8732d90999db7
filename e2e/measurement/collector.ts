import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { serve } from 'host-kit/testing/servers';
import type { PageMeasurement } from 'mortgage-domain/measurements/pageMeasurement';

/** A server that receives the page's measurements: no tool of the browser shows what a page sends while it closes. */
export async function listenAsCollector() {
  const received: PageMeasurement[] = [];
  const { origin, close } = await serve((request, response) => {
    response.end();
    if (request.method !== 'POST') {
      return;
    }
    void text(request).then((body) =>
      received.push(JSON.parse(body) as PageMeasurement),
    );
  });
  return { received, url: `${origin}/`, close };
}

/** The visitor agrees, and the page starts to measure for that address. */
export const agree = (page: Page, measurementsUrl = ''): Promise<void> =>
  page.evaluate(async (url) => {
    if (url) {
      await window.mortgageEmbed!.update('header-remote', {
        measurementsUrl: url,
      });
    }
    const measures = new Promise<void>((resolve) => {
      const look = ({ target }: Event) => {
        if (
          target instanceof HTMLScriptElement &&
          /\/measurement\./.test(target.src)
        ) {
          resolve();
        }
      };
      document.addEventListener('load', look, true);
    });
    window.dispatchEvent(
      new CustomEvent('mortgage:consent', { detail: { analytics: true } }),
    );
    await measures;
    // The browser gives observers its earlier entries in a task of their own, in the order in which they began.
    await new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({
        type: 'paint',
        buffered: true,
      }),
    );
  }, measurementsUrl);
