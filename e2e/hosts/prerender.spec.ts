import { chromiumArguments, findInstalledChromium } from 'host-kit/installedChromium';
import puppeteer from 'puppeteer-core';
import { remoteUrl } from '../demo/address';
import { expect, test } from '../visit/test';
import { serveHost } from './hostServer';

const home = '<a id="next" href="/next">Next page</a>';
/** After its load, with our view and our preloads in it, the page reports whether it has asked for the page host. */
const next = `<!doctype html><title>Next page</title>
  <div id="site-header"></div>
  <script async src="${remoteUrl('header-remote')}embed.js"></script>
  <script>
    const report = () => {
      const isThere = document.querySelector('#site-header').shadowRoot && document.querySelector('link[rel=preload]');
      const host = document.querySelectorAll('[data-mortgage-host]').length;
      if (isThere) fetch('/prerendered?hosts=' + host + '&prerendering=' + document.prerendering);
      else setTimeout(report, 20);
    };
    addEventListener('load', report);
  </script>`;

test('a prerendered page has its header, and asks who the visitor is once it is shown', async () => {
  const asked: string[] = [];
  const host = await serveHost(0, async (url) => {
    asked.push(url);
    return { type: 'text/html', body: Buffer.from(url === '/next' ? next : home) };
  });
  const browser = await puppeteer.launch({
    executablePath: findInstalledChromium(),
    args: chromiumArguments(),
  });
  try {
    const page = await browser.newPage();
    await page.goto(host.url);
    await page.evaluate(() => {
      const rules = document.createElement('script');
      rules.type = 'speculationrules';
      rules.text = '{"prerender":[{"urls":["/next"],"eagerness":"immediate"}]}';
      document.head.append(rules);
    });
    await expect.poll(() => asked).toContain('/prerendered?hosts=0&prerendering=true');
    const isOurs = (url: string) => /Async|Auth|WhoAmI|PageFrame/.test(url);
    expect(asked.filter(isOurs)).toEqual([]);
    await page.click('#next');
    await expect.poll(() => asked.filter(isOurs)).not.toEqual([]);
  } finally {
    await browser.close();
    await host.close();
  }
});
