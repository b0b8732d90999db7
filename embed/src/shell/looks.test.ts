import {
  configBlockAttribute,
  modeAttribute,
  schemeAttribute,
  shellAttribute,
} from '../contract/handOvers';
import { readPaintOptions } from './configBlock';
import { paintLooks } from './looks';

/** A shadow root whose view was painted with this attribute, on a page with this block. */
function painted(attribute: string, block = '{}'): ShadowRoot {
  document.body.innerHTML = `<script type="application/json" ${configBlockAttribute}>${block}</script><div></div>`;
  const shadow = document.querySelector('div')!.attachShadow({ mode: 'open' });
  shadow.innerHTML = `<div ${shellAttribute}="1"><div ${attribute}>View</div></div>`;
  return shadow;
}
const schemeOf = (shadow: ShadowRoot) =>
  shadow
    .querySelector(`[${shellAttribute}] > *`)!
    .getAttribute(schemeAttribute);

describe('the look of a view that its program has not drawn yet', () => {
  it.each([
    ['the tag', '{}', { scheme: 'dark' }, 'dark'],
    ['the block', '{ "scheme": "auto" }', {}, 'auto'],
    [
      'the tag before the block',
      '{ "scheme": "auto" }',
      { scheme: 'light' },
      'light',
    ],
    ['nothing', '{}', {}, null],
    ['an unknown scheme', '{ "scheme": "night" }', {}, null],
  ])('OPN-86: is set by %s', (_where, block, attributes, expected) => {
    const shadow = painted('', block);
    paintLooks(readPaintOptions(document, attributes), shadow);
    expect(schemeOf(shadow)).toBe(expected);
  });

  it('OPN-86: is that of the site where the page sets none', () => {
    const shadow = painted(`${schemeAttribute}="auto"`);
    paintLooks({}, shadow);
    expect(schemeOf(shadow)).toBe('auto');
  });

  it.each([
    ['slim', ['/pay/'], 'slim'],
    ['full', ['/checkout/'], 'full'],
    [undefined, ['/apply/', '/checkout/'], 'slim'],
    [undefined, ['/pay/'], null],
    [undefined, undefined, null],
  ])('is slim: option %s, site %j: %s (EXT-2)', (mode, slimPaths, expected) => {
    window.history.replaceState(null, '', '/checkout/pay/');
    const shadow = painted('');
    paintLooks(
      readPaintOptions(document, mode ? { mode } : {}, slimPaths),
      shadow,
    );
    const view = shadow.querySelector(`[${shellAttribute}] > *`)!;
    expect(view.getAttribute(modeAttribute)).toBe(expected);
  });

  it('a root without a view has none', () => {
    const shadow = painted('');
    shadow.replaceChildren();
    expect(() => paintLooks({ scheme: 'dark' }, shadow)).not.toThrow();
  });
});
