import { FakePubnub } from '../testing/fakePubnub';
import { settle } from '../testing/settle';
import { subscribe } from './subscribe';

jest.mock('pubnub', () => ({ __esModule: true, default: FakePubnub }));

async function open() {
  const listener = {
    onMessage: jest.fn(),
    onConnected: jest.fn(),
    onLost: jest.fn(),
    onLoadFailed: jest.fn(),
  };
  const settings = { channel: 'inbox.7', userId: 'X1-7', keys: {}, ssl: true };
  const close = subscribe(settings as Parameters<typeof subscribe>[0], listener);
  await settle();
  return { ...listener, close };
}

describe('a subscription', () => {
  it('RTC-2: reports a connection, and ignores other statuses', async () => {
    const { onConnected, onLost } = await open();
    FakePubnub.last.emitStatus('PNHeartbeatSucceededCategory');
    expect([onConnected, onLost].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    FakePubnub.last.emitStatus('PNConnectedCategory');
    expect([onConnected, onLost].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    FakePubnub.last.emitStatus('PNConnectionErrorCategory');
    expect(onConnected).toHaveBeenCalledTimes(1);
    expect(onLost.mock.calls).toEqual([['PNConnectionErrorCategory']]);
  });

  it('RTC-2: receives messages of its own channel only', async () => {
    const { onMessage } = await open();
    FakePubnub.last.emitMessage('for another user', 'inbox.8');
    FakePubnub.last.emitMessage('for us');
    expect(onMessage.mock.calls).toEqual([['for us']]);
  });

  it('F18: reports nothing after it is closed', async () => {
    const { close, onConnected, onLost, onMessage } = await open();
    close();
    expect(FakePubnub.last.isOpen).toBe(false);
    FakePubnub.last.emitStatus('PNConnectedCategory');
    FakePubnub.last.emitStatus('PNConnectionErrorCategory');
    FakePubnub.last.emitMessage('late');
    for (const called of [onConnected, onLost, onMessage]) expect(called).not.toHaveBeenCalled();
  });
});
