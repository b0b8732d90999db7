import { timeoutMs } from '../api/sendRequest';
import { loadDialogs, loadTimeout } from './loadDialogs';

jest.mock('../site/messages', () => ({ loadMessages: () => new Promise(() => undefined) }));

it.each([loadDialogs, loadTimeout])('F10: %p gives up a file that hangs', async (load) => {
  jest.useFakeTimers();
  const late = expect(load()).rejects.toMatchObject({ name: 'TimeoutError' });
  jest.advanceTimersByTime(timeoutMs);
  await late;
});
