/** Optimizers gather the inline styles of a page, those of an included shell among them, into one file for the whole page. */
import { remotes } from 'embed/remotes';
import { remoteUrl } from '../demo/address';
import { expect, test } from '../visit/test';
import { addHostCode, readHost } from './hostState';

test.use({ bypassCSP: true });

test('the style sheets of included shells change nothing of the page that they are moved to (F59 F78)', async ({
  page,
  request,
}) => {
  await addHostCode(page);
  await page.goto('/legacy/clean?bare');
  const { looks } = await readHost(page);
  for (const { name } of remotes) {
    const shell = await request.get(`${remoteUrl(name)}shell.html`);
    const [, css = ''] =
      /<style[^>]*>([^]*?)<\/style>/.exec(await shell.text()) ?? [];
    expect(css, name).toContain('box-sizing:border-box');
    await page.addStyleTag({ content: css });
    expect((await readHost(page)).looks, name).toBe(looks);
  }
});
