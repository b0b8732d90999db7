import { seenAttribute } from '../contract/handOvers';
import { findPageState } from '../page/pageState';
import { takeOwnScript } from './ownScript';

describe("the loader's own script tag", () => {
  afterEach(() => {
    document.body.innerHTML = '';
    Reflect.deleteProperty(document, 'currentScript');
  });
  const runBy = (selector: string) =>
    Object.defineProperty(document, 'currentScript', {
      configurable: true,
      value: document.querySelector(selector),
    });

  it('F56: is found when the page clobbers document.currentScript', () => {
    document.body.innerHTML =
      '<img name="currentScript"><script src="https://static.example/header-remote/embed.js"></script>';
    runBy('img');
    expect(takeOwnScript(document, 'header-remote')).toBe(
      document.querySelector('script'),
    );
    expect(document.querySelector('script')).toHaveAttribute(seenAttribute);
  });

  it("F56: is found in a site's folder too, and no other file of the remote is", () => {
    document.body.innerHTML =
      '<script src="https://static.example/header-remote/1.0.0/entry.js"></script>' +
      '<script id="ours" src="https://static.example/header-remote/cedarline/embed.js"></script>';
    expect(takeOwnScript(document, 'header-remote')).toBe(
      document.querySelector('#ours'),
    );
  });

  it('is also one that was saved with its page after it had run (F62)', () => {
    document.body.innerHTML =
      '<script src="https://static.example/header-remote/embed.js" data-embed-seen></script>';
    expect(takeOwnScript(document, 'header-remote')).toBeDefined();
  });

  it('is taken once, also when it runs again', () => {
    document.body.innerHTML =
      '<script src="https://static.example/header-remote/embed.js"></script>';
    expect(takeOwnScript(document, 'header-remote')).toBeDefined();
    expect(takeOwnScript(document, 'header-remote')).toBeUndefined();
  });

  it("is never another remote's: the program was moved, which is one warning (F68)", () => {
    document.body.innerHTML =
      '<script src="https://static.example/footer-remote/embed.js"></script>';
    runBy('script');
    expect(takeOwnScript(document, 'header-remote')).toBeUndefined();
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('finds no tag'),
    );
    expect(findPageState(window)?.orphans).toEqual(['header-remote']);
  });
});
