import { matchesMedia, reducedMotion, watchMedia } from './media';

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

it.each([
  ['an old polyfill', () => ({ matches: false })],
  ['something else', 'tv'],
  ['nothing', undefined],
])(
  'takes a query for unmatched if the page has %s for matchMedia (F93)',
  (_what, own) => {
    Object.assign(window, { matchMedia: own });
    expect(matchesMedia(reducedMotion)).toBe(false);
    expect(watchMedia(reducedMotion, jest.fn())).not.toThrow();
  },
);
