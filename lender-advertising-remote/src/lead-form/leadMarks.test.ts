import { testSession } from 'session-shared/testing';
import { markProgress, markSeen } from './leadMarks';

const marks: string[] = [];
beforeEach(() => {
  marks.length = 0;
  Object.assign(performance, { mark: (name: string) => marks.push(name) });
});

it('S10: marks each step of the form once, without typed text', () => {
  const { store, attach } = testSession();
  const detach = attach({
    name: 'leadForm',
    reducer: (state = {}) => state,
    saga: markProgress,
  });
  const happened = (type: string, more = {}) =>
    store.dispatch({ type, ...more } as never);
  for (const value of ['A', 'Ad', 'Ada']) {
    happened('leadForm/fieldChanged', { field: 'firstName', value });
  }
  happened('leadForm/leadFailed', { cause: 'refused' });
  happened('leadForm/leadSent');
  detach();
  expect(marks).toEqual([
    'mortgage.lead.begun',
    'mortgage.lead.refused',
    'mortgage.lead.sent',
  ]);
});

describe('the form counts as seen', () => {
  type Tell = (entries: readonly { isIntersecting: boolean }[]) => void;
  let tell: Tell;
  const disconnect = jest.fn();
  beforeEach(() => {
    class FakeObserver {
      readonly observe = jest.fn();
      readonly disconnect = disconnect;
      constructor(callback: Tell) {
        tell = callback;
      }
    }
    Object.assign(window, { IntersectionObserver: FakeObserver });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    disconnect.mockClear();
  });

  it('once a part is visible', () => {
    markSeen(document.createElement('form'));
    tell([{ isIntersecting: false }]);
    expect(marks).toEqual([]);
    tell([{ isIntersecting: true }]);
    expect([marks, disconnect.mock.calls.length]).toEqual([
      ['mortgage.lead.seen'],
      1,
    ]);
  });

  it('never if it is removed before, or the browser has no observer', () => {
    markSeen(document.createElement('form'))?.();
    expect(disconnect).toHaveBeenCalled();
    Reflect.deleteProperty(window, 'IntersectionObserver');
    expect(markSeen(document.createElement('form'))).toBeUndefined();
    expect(marks).toEqual([]);
  });
});
