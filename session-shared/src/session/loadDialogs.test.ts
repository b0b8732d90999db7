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
