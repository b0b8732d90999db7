import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startWorkshop, type Workshop } from './server';
import { stories } from './stories/stories';

let workshop: Workshop;
before(async () => {
  workshop = await startWorkshop({
    port: 0,
    remoteUrl: (name) => `https://static.example/${name}/`,
  });
});
after(() => workshop.close());

const story = (id: string): string => `${workshop.origin}/story/${id}`;
/** A call from the page of that story. */
const call = (id: string, path: string) =>
  fetch(workshop.origin + path, {
    headers: { referer: `${story(id)}?scheme=dark` },
  });
const read = async (address: string): Promise<string> =>
  (await fetch(address)).text();

describe('the host behind the stories', () => {
  it('answers as the story defines, and otherwise as for a signed-out visitor', async () => {
    const who = '/user/account/services/WhoAmI.htm';
    const { user } = (await (await call('account/lender', who)).json()) as {
      user: object;
    };
    assert.equal('lenderId' in user && user.lenderId, 'L-1001');
    assert.deepEqual(await (await call('header/signed-out', who)).json(), {});
    const action = '/mortgageapi/contactMaplehearthAboutMortgageAdvertising';
    assert.equal((await call('lender-page/too-many', action)).status, 429);
  });

  it('closes the connection when the story loses it', async () => {
    await assert.rejects(
      call('header/no-answers', '/ajax/nav/PageFrame.htm?topnav=x'),
    );
  });

  it('answers the calls of a site with other paths', async () => {
    const answer = await call(
      'header/another-site',
      '/servicios/marco?topnav=x',
    );
    assert.deepEqual(await answer.json(), { topnav: { json: {} } });
  });

  it("shows a page with the remote's tag, its options and the chosen scheme", async () => {
    const html = await read(`${story('header/refreshed')}?scheme=dark`);
    assert.match(
      html,
      /src="https:\/\/static\.example\/header-remote\/embed\.js"/,
    );
    assert.match(
      html,
      /data-embed-config>\{"theme":"refreshed","scheme":"dark"\}/,
    );
    assert.match(
      await read(story('header/another-site')),
      /header-remote\/cedarline\/embed\.js/,
    );
  });

  it('lists every story', async () => {
    const html = await read(`${workshop.origin}/?scheme=dark`);
    assert.ok(stories.length > 30, String(stories.length));
    for (const { id } of stories) {
      assert.ok(html.includes(`href="/story/${id}?scheme=dark"`), id);
    }
  });
});
