import { onWorthRetrying, retryDelayMs, retryQuery } from './retries';

it('calls back when the network is back or the page becomes visible (F01 I7)', () => {
  const retry = jest.fn();
  onWorthRetrying(window, retry);
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(retry).toHaveBeenCalledTimes(2);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(retry).toHaveBeenCalledTimes(2);
});

it('the visitors of a broken release retry at different times, and not for ever', () => {
  const random = jest.spyOn(Math, 'random');
  random.mockReturnValue(0);
  expect([retryDelayMs(0), retryDelayMs(1), retryDelayMs(2)]).toEqual([
    400,
    1200,
    undefined,
  ]);
  random.mockReturnValue(1);
  expect([retryDelayMs(0), retryDelayMs(1)]).toEqual([600, 1800]);
});

it('the first attempt may be answered by a cache', () => {
  expect([retryQuery(0), retryQuery(2)]).toEqual(['', '?retry=2']);
});
