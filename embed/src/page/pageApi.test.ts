import type { MortgageEmbed, MountHandle } from '../contract/contract';
import { dispatchPageEvent } from '../contract/pageEvents';
import { countUnhandledRejections } from '../testing/unhandledRejections';
import { openPageState } from './pageState';
import { answerPageApi, failPageApi, publishPageApi } from './pageApi';

const handle: MountHandle = {
  remote: 'header-remote',
  update: () => undefined,
  get: () => ({}),
  unmount: () => undefined,
};
const fakeHost = () => ({
  ready: jest.fn(async () => handle),
  update: jest.fn(async () => undefined),
  get: jest.fn(async () => ({ theme: 'classic' }) as const),
  unmount: jest.fn(async () => undefined),
  setVisitor: jest.fn(async () => undefined),
  visitor: jest.fn(async () => ({ state: 'unknown' }) as const),
  on: jest.fn(() => () => undefined),
});
const noHost = { name: 'hostUnavailable', message: 'no host' };

describe("the page's API", () => {
  beforeEach(() => {
    Reflect.deleteProperty(window, 'mortgageEmbed');
  });

  it('is there before the page host; calls are answered once that runs', async () => {
    publishPageApi(window);
    const api = window.mortgageEmbed!;
    const ready = api.ready('header-remote');
    const updated = api.update('header-remote', { theme: 'classic' });
    const unmounted = api.unmount('footer-remote');
    const told = api.get('footer-remote');
    const host = fakeHost();
    answerPageApi(window, host);
    await expect(ready).resolves.toBe(handle);
    await Promise.all([updated, unmounted]);
    expect(host.ready).toHaveBeenCalledWith('header-remote');
    expect(host.update).toHaveBeenCalledWith('header-remote', {
      theme: 'classic',
    });
    expect(host.unmount).toHaveBeenCalledWith('footer-remote');
    await expect(told).resolves.toEqual({ theme: 'classic' });
  });

  it('listens and stops listening also where the page host does not load', () => {
    publishPageApi(window);
    const reasons: string[] = [];
    const stop = window.mortgageEmbed!.on('remoteFailed', ({ reason }) =>
      reasons.push(reason),
    );
    const failed = {
      remote: 'header-remote',
      reason: 'hostUnavailable',
    } as const;
    dispatchPageEvent(document, 'remoteFailed', failed);
    stop();
    dispatchPageEvent(document, 'remoteFailed', failed);
    expect(reasons).toEqual(['hostUnavailable']);
  });

  it('rejects with the reason when the page host does not load; answers, and asks for listeners, when it loads after all', async () => {
    publishPageApi(window);
    const api = window.mortgageEmbed!;
    const before = api.ready('header-remote');
    api.on('visitor', () => undefined);
    failPageApi(window, noHost);
    await expect(before).rejects.toBe(noHost);
    api.on('visitor', () => undefined);
    for (const call of [
      () => api.ready('header-remote'),
      () => api.update('header-remote', {}),
      () => api.get('header-remote'),
      () => api.unmount('header-remote'),
    ]) {
      await expect(call()).rejects.toBe(noHost);
    }
    const host = fakeHost();
    answerPageApi(window, host);
    await expect(api.ready('header-remote')).resolves.toBe(handle);
    expect(host.visitor).toHaveBeenCalledTimes(2);
  });

  it('a call without a handler causes no unhandled rejection on the page (I3)', async () => {
    publishPageApi(window);
    const api = window.mortgageEmbed!;
    const count = await countUnhandledRejections(() => {
      void api.update('header-remote', {});
      failPageApi(window, noHost);
      void api.update('header-remote', {});
    });
    expect(count).toBe(0);
  });

  it('a late listener to `visitor` hears the current state at once, then each change; an early one asks', async () => {
    publishPageApi(window);
    const host = fakeHost();
    answerPageApi(window, host);
    const heard: string[] = [];
    const stop = window.mortgageEmbed!.on('visitor', ({ state }) =>
      heard.push(`early ${state}`),
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(host.visitor).toHaveBeenCalledTimes(1);
    openPageState(window).shownVisitor = { state: 'signedOut' };
    dispatchPageEvent(document, 'visitor', { state: 'signedOut' });
    window.mortgageEmbed!.on('visitor', ({ state }) =>
      heard.push(`late ${state}`),
    );
    stop();
    const broken = jest.fn().mockImplementationOnce(() => {
      throw new Error('of the page');
    });
    expect(() => window.mortgageEmbed!.on('visitor', broken)).toThrow(
      'of the page',
    );
    dispatchPageEvent(document, 'visitor', { state: 'signedIn' });
    expect(broken).toHaveBeenCalledTimes(2);
    expect(heard).toEqual([
      'early signedOut',
      'late signedOut',
      'late signedIn',
    ]);
    expect(host.visitor).toHaveBeenCalledTimes(1);
  });

  it('is one for all loaders', () => {
    publishPageApi(window);
    const first = window.mortgageEmbed;
    publishPageApi(window);
    expect(window.mortgageEmbed).toBe(first);
  });

  it('F55: an element of the page with its name gives way', () => {
    Object.assign(window, { mortgageEmbed: document.createElement('div') });
    publishPageApi(window);
    expect(typeof window.mortgageEmbed?.ready).toBe('function');
  });

  it('rejects as the page host rejects', async () => {
    publishPageApi(window);
    const failed = window.mortgageEmbed!.update('header-remote', {});
    const host: MortgageEmbed = {
      ...fakeHost(),
      update: () => Promise.reject(new Error('not mounted')),
    };
    answerPageApi(window, host);
    await expect(failed).rejects.toThrow('not mounted');
  });

  it('a page host without a loader does nothing', () => {
    expect(() => answerPageApi(window, fakeHost())).not.toThrow();
  });
});
