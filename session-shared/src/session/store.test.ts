import { take } from 'typed-redux-saga';
import { testSession } from '../testing';
import type { SessionFeature } from './contract';

const stateOf = (session: ReturnType<typeof testSession>) =>
  session.store.getState() as unknown as Record<string, unknown>;

function countingFeature(log: string[]): SessionFeature {
  return {
    name: 'counter',
    reducer: (state: number = 0, action: { type: string }) =>
      action.type === 'counter/added' ? state + 1 : state,
    *saga() {
      log.push('started');
      try {
        for (;;) {
          yield* take('counter/added');
          log.push('heard');
        }
      } finally {
        log.push('ended');
      }
    },
  };
}

describe('features of a remote', () => {
  it('are there while they are attached: state, and a saga that ends with them', () => {
    const log: string[] = [];
    const session = testSession();
    const detach = session.attach(countingFeature(log));
    session.store.dispatch({ type: 'counter/added' });
    expect(stateOf(session).counter).toBe(1);
    detach();
    session.store.dispatch({ type: 'counter/added' });
    expect(stateOf(session)).not.toHaveProperty('counter');
    expect(log).toEqual(['started', 'heard', 'ended']);
  });

  it('are shared by all who attach them, until the last one leaves; leaving twice counts once', () => {
    const log: string[] = [];
    const session = testSession();
    const first = session.attach(countingFeature(log));
    const second = session.attach(countingFeature(log));
    first();
    first();
    expect(stateOf(session).counter).toBe(0);
    expect(log).toEqual(['started']);
    second();
    expect(log).toEqual(['started', 'ended']);
  });

  it('that throw end alone and are reported in the console', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const session = testSession();
    session.attach({
      name: 'broken',
      *saga() {
        yield* take('session/loggedOut');
        throw new Error('broken');
      },
    });
    session.store.dispatch({ type: 'session/loggedOut' });
    expect(console.warn).toHaveBeenCalledWith(
      '[mortgage session] a background task ended.',
      expect.any(Error),
    );
  });
});
