import type { MortgageEmbed, MountHandle } from '../contract/contract';
import { answerPageApi, publishPageApi } from './pageApi';

const handle: MountHandle = { update: () => undefined, unmount: () => undefined };
const fakeHost = () => ({
  ready: jest.fn(async () => handle),
  update: jest.fn(async () => undefined),
  unmount: jest.fn(async () => undefined),
  on: jest.fn(() => stopped),
});
const stopped = jest.fn();

describe("the page's API", () => {
  beforeEach(() => {
    Reflect.deleteProperty(window, 'mortgageEmbed');
    stopped.mockClear();
  });

  it('is there before the page host; calls are answered when that comes', async () => {
    publishPageApi(window);
    const api = window.mortgageEmbed!;
    const ready = api.ready('header-remote');
    const updated = api.update('header-remote', { theme: 'classic' });
    const unmounted = api.unmount('footer-remote');
    const listener = () => undefined;
    api.on('remoteReady', listener);
    const host = fakeHost();
    answerPageApi(window, host);
    await expect(ready).resolves.toBe(handle);
    await Promise.all([updated, unmounted]);
    expect(host.ready).toHaveBeenCalledWith('header-remote');
    expect(host.update).toHaveBeenCalledWith('header-remote', { theme: 'classic' });
    expect(host.unmount).toHaveBeenCalledWith('footer-remote');
    expect(host.on).toHaveBeenCalledWith('remoteReady', listener);
  });

  it('stops a listener also when it is asked to before the page host is there', async () => {
    publishPageApi(window);
    window.mortgageEmbed!.on('signedIn', () => undefined)();
    answerPageApi(window, fakeHost());
    await window.mortgageEmbed!.ready('header-remote');
    expect(stopped).toHaveBeenCalledTimes(1);
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

  it('a page host without a loader answers nobody', () => {
    expect(() => answerPageApi(window, fakeHost())).not.toThrow();
  });
});
