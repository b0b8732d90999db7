import { findOwnScript } from './ownScript';

describe("the loader's own script tag", () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('F56: is found when the page clobbers document.currentScript', () => {
    document.body.innerHTML =
      '<img name="currentScript"><script src="https://static.example/header-remote/embed.js"></script>';
    Object.defineProperty(document, 'currentScript', {
      configurable: true,
      value: document.querySelector('img'),
    });
    expect(findOwnScript(document, 'header-remote')).toBe(document.querySelector('script'));
    Reflect.deleteProperty(document, 'currentScript');
  });

  it('is not one that another loader has taken', () => {
    document.body.innerHTML =
      '<script src="https://static.example/header-remote/embed.js" data-embed-seen></script>';
    expect(findOwnScript(document, 'header-remote')).toBeUndefined();
  });
});
