import { lightboxAttribute } from '../contract/handOvers';
import type { PageState } from '../page/pageState';
import type { Notice } from '../releases/notice';
import { samplePage, sampleSlot } from '../testing/samples';
import { createNoticeBar } from './noticeBar';

const notice: Notice = {
  id: '1a2b3c4d',
  level: 'info',
  text: 'Closed <b>today</b>.',
  language: 'es-US',
  more: 'Más información',
  dismiss: 'Cerrar el aviso',
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function createPage(...remotes: readonly Parameters<typeof sampleSlot>[0][]): PageState {
  const page = samplePage();
  page.slots.push(...remotes.map((remote) => sampleSlot(remote)));
  return page;
}

/** What is up in a remote's shadow root, if anything is. */
function readNotice({ slots }: PageState, remote = 'header-remote') {
  const place = slots.find((slot) => slot.remote === remote)?.element.shadowRoot;
  const element = [...(place?.children ?? [])].find(({ shadowRoot }) => shadowRoot);
  const root = element?.shadowRoot;
  if (!element || !root) return undefined;
  const region = root.querySelector('p')!;
  return {
    element,
    region,
    link: root.querySelector('a'),
    button: root.querySelector('button')!,
    said: region.textContent,
    role: region.getAttribute('role'),
  };
}

function showOn(page: PageState, changes: Partial<Notice> = {}) {
  const show = createNoticeBar(window, page);
  const tell = (next: Notice | undefined) => {
    page.notice = next;
    show();
    jest.advanceTimersByTime(20);
    return readNotice(page);
  };
  return { tell, shown: tell({ ...notice, ...changes }) };
}

describe('a notice on the page', () => {
  it('S01: is plain text in its own language, a frame after its live region', () => {
    const page = createPage('footer-remote', 'header-remote');
    page.notice = notice;
    createNoticeBar(window, page)();
    expect(readNotice(page)?.said).toBe('');
    jest.advanceTimersByTime(20);
    expect(readNotice(page)).toMatchObject({ said: 'Closed <b>today</b>.', role: 'status' });
    expect(readNotice(page)!.element.getAttribute('lang')).toBe('es-US');
    expect(readNotice(page)!.button.getAttribute('aria-label')).toBe('Cerrar el aviso');
    expect(readNotice(page, 'footer-remote')).toBeUndefined();
  });

  it('stands with the remote that comes first where there is no header', () => {
    const page = createPage('access-denied-remote', 'footer-remote');
    showOn(page);
    expect(readNotice(page, 'footer-remote')).toBeDefined();
    expect(readNotice(page, 'access-denied-remote')).toBeUndefined();
  });

  it('an outage is said at once', () => {
    expect(showOn(createPage('header-remote'), { level: 'outage' }).shown?.role).toBe('alert');
  });

  it('S01: links to https addresses alone', () => {
    const page = createPage('header-remote');
    const { tell, shown } = showOn(page, { link: 'https://status.example/' });
    expect(shown?.link?.href).toBe('https://status.example/');
    expect(shown?.said).toBe('Closed <b>today</b>. Más información');
    for (const link of ['javascript:alert(1)', 'http://status.example/', '/status'])
      expect(tell({ ...notice, id: link, link })?.link).toBeNull();
  });

  it('is dismissed on all pages of the origin, until it says something else', () => {
    const page = createPage('header-remote');
    const { tell, shown } = showOn(page);
    shown!.button.click();
    expect(readNotice(page)).toBeUndefined();
    expect(tell(notice)).toBeUndefined();
    expect(showOn(createPage('header-remote')).shown).toBeUndefined();
    expect(tell({ ...notice, id: 'another' })).toBeDefined();
  });

  it('F34: is dismissed on this page where nothing can be remembered', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { tell, shown } = showOn(createPage('header-remote'));
    shown!.button.click();
    expect(tell(notice)).toBeUndefined();
    get.mockRestore();
    set.mockRestore();
  });

  it('vanishes by itself, also while no server answers', () => {
    const page = createPage('header-remote');
    const until = new Date(Date.now() + 60_000).toISOString();
    expect(showOn(page, { until }).shown).toBeDefined();
    jest.advanceTimersByTime(60_000);
    expect(readNotice(page)).toBeUndefined();
    expect(showOn(page, { until }).shown).toBeUndefined();
  });

  it('one whose end is no time is not shown', () => {
    expect(showOn(createPage('header-remote'), { until: 'soon' }).shown).toBeUndefined();
  });

  it('one that ends in years stays', () => {
    const page = createPage('header-remote');
    showOn(page, { until: new Date(Date.now() + 10 * 365 * 86_400_000).toISOString() });
    jest.advanceTimersByTime(2 ** 31);
    expect(readNotice(page)).toBeDefined();
  });

  it('the same one is not said twice, another one takes its place, and none takes it away', () => {
    const { tell, shown } = showOn(createPage('header-remote'));
    expect(tell({ ...notice })!.element).toBe(shown!.element);
    expect(tell({ ...notice, id: 'another', text: 'Open.' })!.said).toBe('Open.');
    expect(tell(undefined)).toBeUndefined();
  });

  it('comes back where a page has emptied our view', () => {
    const page = createPage('header-remote');
    const { tell } = showOn(page);
    page.slots[0]!.element.shadowRoot!.replaceChildren();
    expect(tell(notice)).toBeDefined();
  });

  it('waits while a dialog of ours is open: over it nobody could reach it', () => {
    const page = createPage('header-remote');
    document.body.append(document.createElement('div'));
    document.body.lastElementChild!.setAttribute(lightboxAttribute, '');
    const { tell, shown } = showOn(page);
    expect(shown).toBeUndefined();
    document.querySelector(`[${lightboxAttribute}]`)!.remove();
    expect(tell(notice)).toBeDefined();
  });
});
