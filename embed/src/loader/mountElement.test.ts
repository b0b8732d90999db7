import { whenTargetIsThere } from './target';

const find = (remote: string, asked?: string): Element[] => {
  const found: Element[] = [];
  whenTargetIsThere(document, remote, asked, (element) => found.push(element));
  return found;
};

describe('where a remote goes', () => {
  beforeEach(() => {
    document.body.innerHTML = '<p>page</p>';
  });

  it('takes the element the tag names', () => {
    document.body.innerHTML = '<div id="mine"></div><div id="site-header"></div>';
    expect(find('header-remote', '#mine').map(({ id }) => id)).toEqual(['mine']);
  });

  it('takes the well-known element without one', () => {
    document.body.innerHTML = '<div id="lender-onboarding"></div>';
    expect(find('lender-advertising-remote').map(({ id }) => id)).toEqual(['lender-onboarding']);
  });

  it('puts header and footer at the start and the end of the body', () => {
    expect(find('header-remote')).toHaveLength(1);
    expect(find('footer-remote')).toHaveLength(1);
    expect([...document.body.children].map(({ id, localName }) => id || localName)).toEqual([
      'site-header',
      'p',
      'site-footer',
    ]);
  });

  it.each([
    ['lender-advertising-remote', undefined],
    ['header-remote', '#nowhere'],
    ['header-remote', '!!bad'],
  ])('says what to do when %s has no place (%s)', (remote, asked) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(find(remote, asked)).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('data-target'));
    warn.mockRestore();
  });

  it('waits for an element that the parser has not reached yet', async () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const found = find('lender-advertising-remote');
    expect(found).toEqual([]);
    document.body.insertAdjacentHTML('beforeend', '<div id="lender-onboarding"></div>');
    await Promise.resolve();
    expect(found.map(({ id }) => id)).toEqual(['lender-onboarding']);
    jest.restoreAllMocks();
  });

  it('F20: takes the first that is displayed; a hidden one only when the page has no other', () => {
    // jsdom has no layout.
    Element.prototype.checkVisibility = function isDisplayed() {
      return !this.closest('[style]');
    };
    document.body.innerHTML =
      '<div style="display:none"><i id="site-header" class="first"></i></div><i id="site-header" class="second"></i>';
    expect(find('header-remote').map(({ className }) => className)).toEqual(['second']);
    document.querySelector('.second')!.remove();
    expect(find('header-remote').map(({ className }) => className)).toEqual(['first']);
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });
});
