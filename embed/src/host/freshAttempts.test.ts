import { createFreshAttempts } from './freshAttempts';

describe('attempts past the caches', () => {
  it('F11: are few in one tab, over all its pages, until one has helped', () => {
    const first = createFreshAttempts(window);
    expect([first.next(), first.next()]).toEqual([1, 2]);
    const nextPage = createFreshAttempts(window);
    expect([nextPage.next(), nextPage.next()]).toEqual([3, undefined]);
    nextPage.reset();
    expect(createFreshAttempts(window).next()).toBe(1);
  });

  it('F34: are counted on the page alone where storage is blocked', () => {
    const blocked = {
      get sessionStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
    } as Window;
    const attempts = createFreshAttempts(blocked);
    const numbers = [1, 2, 3, undefined];
    expect(numbers.map(() => attempts.next())).toEqual(numbers);
  });

  it('a value that another script has put under our key counts as none', () => {
    sessionStorage.setItem('mortgageFreshAttempts', 'many');
    expect(createFreshAttempts(window).next()).toBe(1);
  });
});
