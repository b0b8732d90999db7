import type { GivenVisitor, MortgageEmbed, VisitorState } from 'embed/contract';
import type { SiteRemote } from '../siteAddress';

export interface StubOptions {
  /** Text of each remote's `shell.html`, which a test saves once. Left out: the view is empty. */
  readonly shells?: Readonly<Partial<Record<SiteRemote, string>>>;
  /** `null`, and left out: the visitor is signed out. */
  readonly visitor?: GivenVisitor | null;
}

/** Runs in the page, alone: its text is the whole program, so it uses nothing from outside. */
export function runStub(
  { shells = {}, visitor: given = null }: StubOptions,
  signedInHintAttribute: string,
): void {
  const script = document.currentScript as HTMLScriptElement;
  const remote = script.src.includes('/footer-remote/')
    ? 'footer-remote'
    : 'header-remote';
  const id = remote === 'footer-remote' ? 'site-footer' : 'site-header';
  const tell = (target: EventTarget, name: string, detail: object) =>
    target.dispatchEvent(
      new CustomEvent(`mortgage:${name}`, { detail, bubbles: true }),
    );
  const place = () => document.querySelector(script.dataset.target ?? `#${id}`);

  const show = (): void => {
    let element = place();
    if (!element) {
      element = Object.assign(document.createElement('div'), { id });
      document.body[remote === 'footer-remote' ? 'append' : 'prepend'](element);
    }
    const saved = document.createElement('template');
    saved.innerHTML = shells[remote] ?? '';
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    if (!root.hasChildNodes()) {
      root.append(saved.content.querySelector('template')?.content ?? '');
    }
    element.toggleAttribute(signedInHintAttribute, given !== null);
    tell(element, 'remoteReady', { remote });
  };

  const toState = (visitor: GivenVisitor | null): VisitorState =>
    visitor ? { ...visitor, state: 'signedIn' } : { state: 'signedOut' };
  let state = toState(given);
  const handle = {
    remote,
    update: () => undefined,
    get: () => ({}),
    unmount: () => undefined,
  };
  const api: MortgageEmbed = {
    ready: async (asked) => ({ ...handle, remote: asked }),
    update: async () => undefined,
    get: async () => ({}),
    unmount: async () => place()?.shadowRoot?.replaceChildren(),
    visitor: async () => state,
    setVisitor: async (visitor) => {
      state = toState(visitor);
      tell(document, 'visitor', state);
    },
    on(name: string, listener: (detail: never) => void) {
      const listen = (event: Event) =>
        listener((event as CustomEvent<never>).detail);
      document.addEventListener(`mortgage:${name}`, listen);
      if (name === 'visitor') {
        queueMicrotask(() => listen(new CustomEvent('', { detail: state })));
      }
      return () => document.removeEventListener(`mortgage:${name}`, listen);
    },
  };
  window.mortgageEmbed ??= api;
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', show);
  } else {
    show();
  }
}
