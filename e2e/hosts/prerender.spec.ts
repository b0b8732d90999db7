import {
  chromiumArguments,
  findInstalledChromium,
} from 'host-kit/installedChromium';
import puppeteer from 'puppeteer-core';
import { remoteUrl } from '../demo/address';
import { expect, test } from '../visit/test';
import { serveHost } from './hostServer';

/** It follows its link when the server answers. A page of Puppeteer's would lose its session while the next page takes its place. */
const home = `<!doctype html><title>Home</title>
  <script type="speculationrules">{"prerender":[{"urls":["/next"],"eagerness":"immediate"}]}</script>
  <a id="next" href="/next">Next page</a>
  <script>fetch('/follow').then(() => document.querySelector('#next').click())</script>`;
/** After its load, with our view and our preloads in it, the page reports whether it has requested the page host. */
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
    document.addEventListener('prerenderingchange', () => fetch('/shown'));
  </script>`;

test('a prerendered page has its header, and looks up the visitor once it is shown', async () => {
  const asked: string[] = [];
  let follow = () => {};
  const followed = new Promise<void>((resolve) => (follow = resolve));
  const host = await serveHost(async (url) => {
    asked.push(url);
    if (url === '/follow') {
      await followed;
    }
    return {
      type: 'text/html',
      body: Buffer.from(url === '/next' ? next : home),
    };
  });
  const browser = await puppeteer.launch({
    executablePath: findInstalledChromium(),
    args: [...chromiumArguments(), host.url],
  });
  try {
    await expect
      .poll(() => asked)
      .toContain('/prerendered?hosts=0&prerendering=true');
    const isOurs = (url: string) => /Async|Auth|WhoAmI|PageFrame/.test(url);
    expect(asked.filter(isOurs)).toEqual([]);
    follow();
    await expect.poll(() => asked).toContain('/shown');
    await expect.poll(() => asked.filter(isOurs)).not.toEqual([]);
  } finally {
    await browser.close();
    await host.close();
  }
});
