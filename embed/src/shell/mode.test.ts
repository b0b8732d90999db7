import { shellAttribute, slimAttribute } from '../contract/handOvers';
import { paintMode } from './mode';

function isSlim(mode: unknown, slimPaths?: readonly string[], attribute = ''): boolean {
  document.body.innerHTML = `<div ${shellAttribute}="1" ${attribute}></div>`;
  paintMode(document.body, mode, slimPaths);
  return document.body.firstElementChild!.hasAttribute(slimAttribute);
}

describe('the mode of a view', () => {
  beforeEach(() => window.history.replaceState(null, '', '/checkout/pay/'));

  it.each([
    ['slim', undefined, true],
    ['full', ['/checkout/'], false],
    [undefined, ['/apply/', '/checkout/'], true],
    [undefined, ['/pay/'], false],
    [undefined, undefined, false],
    ['thin', ['/checkout/'], true],
    ['thin', undefined, false],
  ])('is slim: option %s, site %j: %s (OPN-131)', (mode, slimPaths, expected) => {
    expect(isSlim(mode, slimPaths)).toBe(expected);
  });

  it('is full again when an update takes the option back', () => {
    expect(isSlim(undefined, [], slimAttribute)).toBe(false);
  });
});
