/**
 * `npm run gallery`: every screen in every look, as one page of pictures in `.cache/gallery`; with words, those whose file names
 * hold one of them, or all that stand with a plus between them. For looking at: nothing is compared here (e2e/look does that), but what does not come about, or scrolls
 * sideways, is a fault.
 */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { chromiumArguments } from 'host-kit/installedChromium';
import { startWorkshop } from 'workshop/server';
import { stories } from 'workshop/stories';
import { findChromium } from './chromium';
import { demoSettings, staticUrl } from './demoSettings';
import { galleryPage } from './gallery/galleryPage';
import { findDemo } from './gallery/runningDemo';
import { pageShots, storyShots, type Role } from './gallery/screens';
import { isWanted } from './gallery/shot';
import { takePictures, type Taken } from './gallery/takePictures';

const settings = demoSettings(process.env);
const folder = path.join(settings.root, '.cache/gallery');
const words = process.argv.slice(2);

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArguments(),
});
const workshop = await startWorkshop({
  port: 0,
  remoteUrl: (remote) => staticUrl(settings, remote),
});
// Last: it is a process of its own, which would stay where one of the others cannot begin.
const demo = await findDemo(settings);
try {
  const taken = await take();
  const style = path.join(import.meta.dirname, 'gallery/gallery.css');
  await copyFile(style, path.join(folder, 'gallery.css'));
  await writeFile(path.join(folder, 'index.html'), galleryPage(taken));
  const faults = taken.filter(({ fault }) => fault);
  for (const { file, fault } of faults) console.log(`${file}: ${fault ?? ''}`);
  console.log(
    `${taken.length} pictures, ${faults.length} faults: ${path.join(folder, 'index.html')}`,
  );
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await workshop.close();
  await demo.end();
}

async function take(): Promise<readonly Taken[]> {
  const all = [...storyShots(workshop.origin, stories), ...pageShots(demo.origin)];
  const shots = all.filter((shot) => isWanted(shot, words));
  if (words.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const signIns = new Map<Role, ReturnType<typeof signIn>>();
  const cookiesOf = (role: Role) => {
    const found = signIns.get(role) ?? signIn(browser, role);
    signIns.set(role, found);
    return found;
  };
  return takePictures({ browser, folder, cookiesOf }, shots, (done) => {
    if (done % 50 === 0) console.log(`${done} of ${shots.length}`);
  });
}

/** One session for all pictures of a role. */
async function signIn(within: Browser, role: Role) {
  const context = await within.newContext();
  const answer = await context.request.post(`${demo.origin}/user/acct/login/`, {
    data: { email: `${role}@example.test`, password: 'sample-password-1' },
    headers: { origin: demo.origin, 'sec-fetch-site': 'same-origin' },
  });
  if (!answer.ok()) throw new Error(`${role} could not be signed in: ${answer.status()}`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}
