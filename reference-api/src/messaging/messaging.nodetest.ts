import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import PubNub from 'pubnub';
import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import {
  readMessagingEligibility,
  toGlobalChannel,
  type MessagingEligibility,
} from 'mortgage-domain/messages/messagingEligibility';
import { readUserNavigation } from 'mortgage-domain/menus/userNavigation';
import {
  openTestApi,
  ownOrigin,
  signInAs,
  type TestApi,
} from '../testing/testApi';
import { statusOf, type TestVisitor } from '../testing/visitor';

let demo: TestApi;
let origin: string;
before(async () => {
  demo = await openTestApi();
  origin = (await demo.server.listen({ port: 0, host: '127.0.0.1' })).replace(
    'http://',
    '',
  );
});
after(() => demo.close());

interface Member {
  readonly visitor: TestVisitor;
  readonly keys: MessagingEligibility['keys'];
  readonly channel: string;
  connect(): PubNub;
}

async function member(account: string): Promise<Member> {
  const visitor = await signInAs(demo, account);
  const eligibility = await eligibilityOf(visitor);
  const { keys, userId } = eligibility;
  const { subscribeKey, publishKey, authToken } = keys;
  return {
    visitor,
    keys,
    channel: toGlobalChannel(eligibility)!,
    connect: () =>
      new PubNub({
        subscribeKey,
        publishKey,
        authKey: authToken,
        userId,
        origin,
        ssl: false,
      }),
  };
}
const eligibilityOf = async (visitor: TestVisitor) =>
  readMessagingEligibility(
    (
      await visitor.postJson('/graphql', { query: messagingEligibilityQuery })
    ).json(),
  );

/** Messages as they come, and the first status. */
function listen(client: PubNub, channel: string) {
  const messages: unknown[] = [];
  let wake = () => {};
  client.addListener({
    message: ({ message }) => {
      messages.push(message);
      wake();
    },
  });
  const connected = new Promise<string>((resolve) =>
    client.addListener({ status: ({ category }) => resolve(category) }),
  );
  client.subscribe({ channels: [channel] });
  return {
    messages,
    connected,
    next: (count: number) =>
      new Promise<void>((resolve) => {
        wake = () => messages.length >= count && resolve();
        wake();
      }),
  };
}

describe('the channel of an inbox', () => {
  it('OPN-32: the SDK connects, hears what is published in order, and publishes itself', async () => {
    const { visitor, channel, connect } = await member('consumer');
    const client = connect();
    const heard = listen(client, channel);
    assert.equal(await heard.connected, 'PNConnectedCategory');
    await visitor.postJson('/demo/messages', { gleamCount: 7 });
    await heard.next(1);
    await client.publish({
      channel,
      message: {
        eventName: 'in-app-touring',
        gleamCount: 8,
        more: 'ä/?#'.repeat(60),
      },
    });
    await heard.next(2);
    assert.deepEqual(
      heard.messages.map(
        (message) => (message as { gleamCount: number }).gleamCount,
      ),
      [7, 8],
    );
    assert.match((await client.time()).timetoken, /^\d{17}$/);
    client.destroy();
  });

  it('OPN-32: a client gets the messages that were published during a gap', async () => {
    const { visitor, channel, keys } = await member('landlord');
    const poll = async (tt: string) =>
      (
        await visitor.get(
          `/v2/subscribe/demo/${channel}/0?auth=${keys.authToken}&tt=${tt}`,
        )
      ).json<{
        t: { t: string };
        m: { d: { gleamCount: number } }[];
      }>();
    const {
      t: { t: start },
    } = await poll('0');
    for (const gleamCount of [1, 2]) {
      await visitor.postJson('/demo/messages', { gleamCount });
    }
    const first = await poll(start);
    assert.deepEqual(
      first.m.map(({ d }) => d.gleamCount),
      [1, 2],
    );
    await visitor.postJson('/demo/messages', { gleamCount: 3 });
    assert.deepEqual(
      (await poll(first.t.t)).m.map(({ d }) => d.gleamCount),
      [3],
    );
  });

  it('OPN-32 F28: the end of the process answers waiting clients', async () => {
    const own = await openTestApi({}, demo);
    const visitor = await signInAs(own, 'consumer');
    const eligibility = await eligibilityOf(visitor);
    const channel = toGlobalChannel(eligibility)!;
    const url = `/v2/subscribe/demo/${channel}/0?auth=${eligibility.keys.authToken}&tt=`;
    const { t } = (await visitor.get(`${url}0`)).json<{ t: { t: string } }>();
    const waiting = visitor.get(url + t.t);
    // It waits once the server has heard everything that came before it.
    await visitor.get('/healthz');
    await own.close();
    assert.deepEqual((await waiting).json<{ m: unknown }>().m, []);
  });

  it('ENT-19: the count of the last message is what the next page starts with', async () => {
    const { visitor } = await member('manager');
    await visitor.postJson('/demo/messages', { gleamCount: 41 });
    await visitor.postJson('/demo/messages', {
      eventName: 'something-else',
      gleamCount: 5,
    });
    await visitor.postJson('/demo/messages', { gleamCount: -5 });
    assert.equal((await eligibilityOf(visitor)).totalUnreadCount, 41);
    assert.equal(
      readUserNavigation(
        (await visitor.get('/myaccount/api/v1/userNavigation')).json(),
      ).navLinks.inbox!.notifications,
      41,
    );
  });

  it('S22 OPN-32: no client subscribes, publishes or is present without the key of that very channel', async () => {
    const [own, other] = [await member('consumer'), await member('agent')];
    const { authToken } = own.keys;
    for (const auth of [authToken, '', 'demo', `${other.keys.authToken}x`]) {
      for (const url of [
        `/v2/subscribe/demo/${other.channel}/0?`,
        `/v2/subscribe/demo/${own.channel},${other.channel}/0?`,
        `/v2/presence/sub-key/demo/channel/${other.channel}/heartbeat?`,
        `/v2/presence/sub-key/demo/channel/${other.channel}/leave?`,
        `/publish/demo/demo/0/${other.channel}/0/%7B%7D?`,
      ]) {
        assert.equal(
          (await own.visitor.get(`${url}auth=${auth}`)).statusCode,
          403,
          url,
        );
      }
    }
    const presence = `/v2/presence/sub-key/demo/channel/${own.channel}`;
    for (const [url, status] of [
      [`/v2/subscribe/other/${own.channel}/0`, 400],
      [`/publish/demo/demo/0/${own.channel}/0/nothing`, 400],
      [`${presence}/heartbeat`, 200],
      [`${presence}/leave`, 200],
    ] as const) {
      assert.equal(
        await statusOf(own.visitor.get(`${url}?auth=${authToken}`)),
        status,
        url,
      );
    }
  });

  it('S05 S22: only an eligible account sends itself a message, and only from our own pages', async () => {
    const foreign = {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    };
    const refused = ['lender', 'homepro', 'admin'].map((account) =>
      signInAs(demo, account),
    );
    for (const visitor of [
      ...(await Promise.all(refused)),
      demo.visitor(),
      demo.visitor(foreign),
    ]) {
      assert.equal(await statusOf(visitor.postJson('/demo/messages', {})), 403);
    }
  });

  it('S17: a browser of another origin may not read, and a page of ours under its other name may', async () => {
    const { visitor, channel, keys } = await member('consumer');
    const allowed = async (from: string) =>
      (
        await visitor.get(
          `/v2/subscribe/demo/${channel}/0?auth=${keys.authToken}`,
          {
            origin: from,
          },
        )
      ).headers['access-control-allow-origin'];
    assert.deepEqual(
      [
        await allowed('https://evil.example'),
        await allowed('null'),
        await allowed(ownOrigin),
      ],
      [undefined, undefined, ownOrigin],
    );
  });

  it('a connection more than one browser needs ends the oldest wait', async () => {
    const { visitor, channel, keys } = await member('landlord');
    const poll = () =>
      visitor.get(
        `/v2/subscribe/demo/${channel}/0?auth=${keys.authToken}&tt=99999999999999999`,
      );
    const waiting = Array.from({ length: 21 }, poll);
    assert.deepEqual((await waiting[0]!).json<{ m: unknown[] }>().m, []);
    void Promise.allSettled(waiting);
  });
});
