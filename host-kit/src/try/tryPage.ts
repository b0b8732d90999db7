/** How any page would be with our header and footer: pictures before and after, and the doctor's report. Nothing of it is changed. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remotes } from 'embed/remotes';
import { chromium, type Browser, type LaunchOptions, type Page } from 'playwright-core';
import { parseCspNeeds, toContentSecurityPolicy, type CspNeeds } from '../csp';
import { examine } from '../doctor/examine';
import type { Finding } from '../doctor/finding';
import { formatFindings } from '../doctor/formatFindings';
import { visitIn } from '../doctor/visitPage';
import { openOwnPage, TryError, type OwnPage } from './ownPage';
import { withTags } from './withTags';

export { TryError };

export interface TrySettings {
  readonly url: string;
  /** Where pictures and report go. */
  readonly folder: string;
  /** Public address of a remote's folder, with that of the site in it; ends with `/`. */
  readonly urlOf: (remote: string) => string;
  /** How long the page may take to answer. */
  readonly limitMs: number;
  readonly launch: LaunchOptions;
}

export interface Trial {
  readonly findings: readonly Finding[];
  /** What was written, by its place. */
  readonly files: readonly string[];
}

/** A desk's window and a phone's. */
const widths = [1280, 412] as const;

/** The remotes that make a place for themselves: the others need an element that nobody has yet. */
const tried = remotes.filter((remote) => 'insertedAt' in remote).map(({ name }) => name);

/** @throws TryError, in words for whoever typed the address */
export async function tryPage(settings: TrySettings): Promise<Trial> {
  const needs = await Promise.all(tried.map((name) => fetchNeeds(settings.urlOf(name))));
  const browser = await chromium.launch(settings.launch);
  try {
    await mkdir(settings.folder, { recursive: true });
    const { policy, url, files } = await picturesBefore(browser, settings);
    const { findings, pictures } = await picturesWith(browser, { ...settings, url });
    const report = path.join(settings.folder, 'report.txt');
    await writeFile(report, toReport(url, findings, needs, policy));
    return { findings, files: [...files, ...pictures, report] };
  } finally {
    await browser.close();
  }
}

async function picturesBefore(
  browser: Browser,
  settings: TrySettings,
): Promise<OwnPage & { readonly files: readonly string[] }> {
  const files: string[] = [];
  let own: OwnPage | undefined;
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    own = await openOwnPage(page, settings.url, settings.limitMs);
    files.push(await takePicture(page, settings.folder, `before-${width}`));
    await page.close();
  }
  if (!own) throw new TryError('No width to look at.');
  return { ...own, files };
}

/** Past the page's policy: what that has to allow stands in the report. */
async function picturesWith(
  browser: Browser,
  settings: TrySettings,
): Promise<{ readonly findings: readonly Finding[]; readonly pictures: readonly string[] }> {
  const pictures: string[] = [];
  let findings: readonly Finding[] = [];
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, bypassCSP: true });
    await putTagsIn(page, settings);
    const found = examine(await visitIn(page, settings.url).catch(asTryError));
    // Those of the first width, and at the others what is not said yet.
    const known = findings.map(({ what }) => what);
    findings = [...findings, ...found.filter(({ what }) => !known.includes(what))];
    pictures.push(await takePicture(page, settings.folder, `with-${width}`));
    await page.close();
  }
  return { findings, pictures };
}

function asTryError(error: unknown): never {
  throw new TryError(error instanceof Error ? error.message : String(error));
}

async function putTagsIn(page: Page, { urlOf }: TrySettings): Promise<void> {
  await page.route(
    () => true,
    async (route, request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame())
        return route.continue();
      const response = await route.fetch();
      const html = await response.body();
      const missing = tried.filter((name) => !html.includes(`/${name}/`));
      const sources = missing.map((name) => `${urlOf(name)}embed.js`);
      return route.fulfill({ response, body: withTags(html, sources) });
    },
  );
}

async function takePicture(page: Page, folder: string, name: string): Promise<string> {
  const file = path.join(folder, `${name}.png`);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  return file;
}

async function fetchNeeds(folder: string): Promise<CspNeeds> {
  const address = `${folder}csp.json`;
  const text = await fetch(address).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  const needs = parseCspNeeds(text);
  if (needs) return needs;
  throw new TryError(
    `There are no remotes at ${folder}. Start the demo (npm start) and try again beside it, or say where they are: --remotes https://static.example/{workspace}/`,
  );
}

const toReport = (
  url: string,
  findings: readonly Finding[],
  needs: readonly CspNeeds[],
  policy: string | undefined,
): string => [formatFindings(url, findings), '', describePolicy(needs, policy), ''].join('\n');

function describePolicy(needs: readonly CspNeeds[], policy: string | undefined): string {
  if (policy === undefined)
    return 'The page has no Content-Security-Policy: nothing has to be allowed.';
  const header = toContentSecurityPolicy(needs, policy);
  if (header === toContentSecurityPolicy([], policy))
    return "The page's Content-Security-Policy forbids none of ours: it may stay as it is.";
  return `The page's Content-Security-Policy was left aside for this trial. With our tags it has to be:\n\nContent-Security-Policy: ${header}`;
}
