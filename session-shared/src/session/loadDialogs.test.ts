import { openPageState } from 'embed/page-state';
import { timeoutMs } from '../api/sendRequest';
import { loadDialogs, loadTimeout } from './loadDialogs';

jest.mock('../site/messages', () => ({
  loadMessages: () => new Promise(() => undefined),
}));

it.each([loadDialogs, loadTimeout])(
  'F10 F66: %p gives up a file that hangs',
  async (load) => {
    jest.useFakeTimers();
    // A variable of the page.
    Object.assign(globalThis, { DOMException: {} });
    const late = expect(load()).rejects.toMatchObject({ name: 'TimeoutError' });
    jest.advanceTimersByTime(timeoutMs);
    await late;
  },
);

it.each([loadDialogs, loadTimeout])(
  'retries a file as every other of ours: %p (F01 F10)',
  (load) => {
    const page = openPageState(window);
    const slots = [{ remote: 'header-remote' }];
    const retryView = jest.fn(() => new Promise<never>(() => undefined));
    Object.assign(page, { retryView, slots });
    void load();
    expect(retryView).toHaveBeenCalledTimes(1);
  },
);
