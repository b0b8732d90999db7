import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Page, Request, Response } from 'playwright-core';
import { recordTrouble } from './recordTrouble';

const requestOf = (path: string, isNavigation = false) =>
  ({
    url: () => `https://page.example${path}`,
    failure: () => null,
    isNavigationRequest: () => isNavigation,
    frame: () => ({ parentFrame: () => null }),
  }) as Request;
const answerTo = (request: Request, status: number, body = '') =>
  ({
    text: async () => body,
    url: () => request.url(),
    request: () => request,
    status: () => status,
    headers: () => ({ 'content-type': 'application/json' }),
  }) as Partial<Response>;

describe('recordTrouble', () => {
  const call = requestOf('/mortgageapi/getAuthInfo');
  let page: EventEmitter;
  let record: ReturnType<typeof recordTrouble>;

  beforeEach(() => {
    page = new EventEmitter();
    record = recordTrouble(page as unknown as Page);
    page.emit('request', call);
  });

  it('waits for a listed call until its answer is complete', () => {
    expect(record.isWaiting()).toBe(true);
    page.emit('response', answerTo(call, 200));
    expect(record.isWaiting()).toBe(true);
    page.emit('requestfinished', call);
    expect(record.isWaiting()).toBe(false);
    expect(record.read().hostCalls).toEqual([
      {
        path: '/mortgageapi/getAuthInfo',
        status: 200,
        type: 'application/json',
      },
    ]);
  });

  it('does not wait for other requests of the page', () => {
    page.emit('requestfinished', call);
    page.emit('request', requestOf('/chat/poll'));
    expect(record.isWaiting()).toBe(false);
  });

  it('lists a call without an answer without a status (CAL-2 F30)', () => {
    expect(record.read().hostCalls).toEqual([
      { path: '/mortgageapi/getAuthInfo' },
    ]);
  });

  it('ignores requests that closing the browser aborts', () => {
    page.emit('response', answerTo(call, 200));
    page.emit('requestfinished', call);
    const late = requestOf('/ajax/nav/PageFrame.htm');
    const trouble = record.read();
    page.emit('requestfailed', late);
    expect(trouble.failedFiles).toEqual([]);
    expect(trouble.hostCalls).toHaveLength(1);
  });

  it('forgets the page before when another one is opened', () => {
    page.emit('pageerror', new Error('broken'));
    page.emit('request', requestOf('/elsewhere', true));
    page.emit('requestfailed', call);
    expect(record.read()).toMatchObject({
      failedFiles: [],
      uncaught: [],
      hostCalls: [],
    });
  });

  it('looks into the answer to a tag', async () => {
    for (const [path, body] of Object.entries({
      a: ' <!doctype html>',
      b: '{}',
    })) {
      page.emit(
        'response',
        answerTo(requestOf(`/${path}/embed.js?v=1`), 200, body),
      );
    }
    await setImmediate();
    const failed = {
      url: 'https://page.example/a/embed.js?v=1',
      reason: 'markup',
    };
    expect(record.read().failedFiles).toEqual([failed]);
  });

  it('records errors, and warnings of the console', () => {
    page.emit('response', answerTo(requestOf('/logo.svg'), 404));
    page.emit('console', { type: () => 'warning', text: () => 'careful' });
    page.emit('console', { type: () => 'log', text: () => 'hello' });
    page.emit('pageerror', new Error('broken'));
    expect(record.read()).toMatchObject({
      failedFiles: [
        { url: 'https://page.example/logo.svg', reason: 'status 404' },
      ],
      warnings: ['careful'],
      uncaught: ['Error: broken'],
    });
  });
});
