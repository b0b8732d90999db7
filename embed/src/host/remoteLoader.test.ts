import { samplePage, sampleRelease, sampleSlot } from '../testing/samples';
import { createRemoteLoader, SessionUnavailableError } from './remoteLoader';

const remoteModule = { mount: () => undefined };

function setUp(
  loadModule: jest.Mock,
  releases = [sampleRelease('header-remote')],
) {
  const prefetch = jest.fn();
  const nextTask = jest.fn(async () => undefined);
  const page = samplePage(...releases);
  const loadRemote = createRemoteLoader(
    page,
    { prefetch },
    loadModule,
    nextTask,
  );
  return { loadRemote, prefetch, nextTask };
}

describe('loading a remote', () => {
  it('requests its entry at once, then loads its session and the remote, each in its own task', async () => {
    const order: string[] = [];
    const { loadRemote, prefetch, nextTask } = setUp(
      jest.fn(async (name: string, exposed: string) => {
        order.push(`${name}/${exposed}`);
        return remoteModule;
      }),
    );
    prefetch.mockImplementation((name: string) =>
      order.push(`prefetch ${name}`),
    );
    nextTask.mockImplementation(async () => void order.push('next task'));
    await expect(loadRemote(sampleSlot('header-remote'))).resolves.toBe(
      remoteModule,
    );
    expect(order).toEqual([
      'prefetch header-remote',
      'session-shared/react',
      'next task',
      'header-remote/mount',
      'next task',
    ]);
  });

  it.each([
    [
      'no React where its view comes later',
      { viewFiles: { 'view.js': 'x' } },
      '',
      'session',
    ],
    [
      'the session of its contract (F13)',
      { session: 'session-shared@2' },
      '@2',
      'react',
    ],
  ])('needs %s', async (_what, more, contract, exposed) => {
    const loadModule = jest.fn(async () => remoteModule);
    const slot = sampleSlot('header-remote');
    await setUp(loadModule, [
      { ...sampleRelease('header-remote'), ...more },
    ]).loadRemote(slot);
    expect(loadModule.mock.calls).toEqual([
      [`session-shared${contract}`, exposed, slot.script],
      ['header-remote', 'mount', slot.script],
    ]);
  });

  it('F14 I5: without the session all remotes get the same error, and none is requested', async () => {
    const gone = new Error('gone');
    const loadModule = jest.fn(() => Promise.reject(gone));
    const { loadRemote } = setUp(loadModule);
    const [header, footer] = await Promise.all(
      [sampleSlot('header-remote'), sampleSlot('footer-remote')].map((slot) =>
        loadRemote(slot).catch((error: unknown) => error),
      ),
    );
    expect(header).toBeInstanceOf(SessionUnavailableError);
    expect(header).toMatchObject({ cause: gone });
    expect(footer).toBe(header);
    expect(loadModule).toHaveBeenCalledTimes(1);
  });
});
