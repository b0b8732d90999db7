import { FakePubnub } from '../testing/fakePubnub';
import { settle } from '../testing/settle';
import { subscribe } from './subscribe';

jest.mock('pubnub', () => ({ __esModule: true, default: FakePubnub }));

it('F18: a subscription reports nothing after it is closed', async () => {
  const report = jest.fn();
  const listener = {
    onMessage: report,
    onConnected: report,
    onLost: report,
    onLoadFailed: report,
  };
  const settings = { channel: 'inbox.7', userId: 'X1-7', keys: {}, ssl: true };
  const start = () =>
    subscribe(settings as Parameters<typeof subscribe>[0], listener);
  // Before the SDK has come.
  start()();
  await settle();
  expect(FakePubnub.clients).toEqual([]);
  const close = start();
  await settle();
  close();
  expect(FakePubnub.last.isOpen).toBe(false);
  FakePubnub.last.emitStatus('PNConnectedCategory');
  FakePubnub.last.emitStatus('PNConnectionErrorCategory');
  FakePubnub.last.emitMessage('late');
  expect(report).not.toHaveBeenCalled();
});
