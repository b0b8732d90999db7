/** A page in which DevTools watches only what we ask for: Playwright's own pages also watch the network, which blocks the page. */
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';

type Message = Partial<Record<'params' | 'result', object>> & {
  readonly id?: number;
  readonly method?: string;
  readonly error?: Error;
};

export interface BarePage {
  readonly devTools: Pick<CDPSession, 'on' | 'send'>;
  readonly close: () => Promise<void>;
}

export async function openBarePage(
  browser: Browser,
  proxyServer: string,
): Promise<BarePage> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext', {
    proxyServer,
    proxyBypassList: '<-loopback>',
  });
  const window = { browserContextId, width: 1280, height: 800 };
  const { targetId } = await root.send('Target.createTarget', {
    url: 'about:blank',
    ...window,
  });
  const { sessionId } = await root.send('Target.attachToTarget', {
    targetId,
    flatten: false,
  });
  await untilIdle(root);
  const messages = new EventEmitter();
  root.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method, params, ...answer } = JSON.parse(message) as Message;
    messages.emit(method ?? String(id), params ?? answer);
  });
  let last = 0;
  async function send(
    method: string,
    params: object = {},
  ): Promise<object | undefined> {
    const id = (last += 1);
    const answered = new Promise<Message>((resolve) =>
      messages.once(String(id), resolve),
    );
    const message = JSON.stringify({ id, method, params });
    await root.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    if (error) {
      throw new Error(`${method}: ${error.message}`);
    }
    return result;
  }
  return {
    devTools: {
      send,
      on: messages.on.bind(messages),
    } as unknown as BarePage['devTools'],
    async close() {
      await root.send('Target.disposeBrowserContext', { browserContextId });
      await root.detach();
    },
  };
}

/** Waits, 15 s at most, until the browser has opened its window, which costs 0.8 s of processor time in Chromium 156. */
async function untilIdle(root: CDPSession): Promise<void> {
  const readSpent = async (): Promise<number> => {
    const { processInfo } = await root.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  let before = 0;
  for (let tries = 0; tries < 100; tries += 1) {
    const spent = await readSpent();
    if (spent - before < 0.01) {
      return;
    }
    before = spent;
    await wait(150);
  }
}
