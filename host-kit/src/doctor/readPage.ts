/**
 * What a page shows of itself, read inside it. Runs in the browser, on pages whose globals may be anything: it must not throw,
 * and must not lean on what it examines.
 */
export interface PageFacts {
  readonly tags: readonly {
    readonly remote: string;
    readonly src: string;
    readonly selector: string;
    readonly crossOrigin: boolean;
  }[];
  readonly slots: readonly SlotFacts[];
  readonly libraries: readonly string[];
  readonly replaced: readonly string[];
  readonly frozen: readonly string[];
  readonly storageBlocked: boolean;
  readonly cookiesBlocked: boolean;
  readonly isQuirksMode: boolean;
  readonly base: string | undefined;
}

export interface SlotFacts {
  readonly remote: string;
  readonly selector: string;
  /** How many elements of the page match. */
  readonly matches: number;
  readonly isHydrated: boolean;
  readonly hasShell: boolean;
  readonly reservedHeightPx: number;
  readonly heightPx: number;
  /** Styles of the page on the mount element that change what a person sees of us. */
  readonly styles: readonly string[];
  /** What lies over the middle of it, as a selector. */
  readonly coveredBy: string | undefined;
}

/** The text of a program, so that no compiler's helper has to travel with it. */
export const readPageProgram = `(() => {
  const wellKnown = { 'header-remote': '#site-header', 'footer-remote': '#site-footer', 'lender-advertising-remote': '#lender-onboarding', 'access-denied-remote': '#access-denied' };
  const attempt = (read, otherwise) => { try { return read(); } catch { return otherwise; } };
  const each = (selector) => { const found = []; const list = document.querySelectorAll(selector); for (let index = 0; index < list.length; index += 1) found[index] = list[index]; return found; };
  const name = (element) => element.localName + (element.id ? '#' + element.id : '') + (typeof element.className === 'string' && element.className.trim() ? '.' + element.className.trim().split(/\\s+/)[0] : '');
  const tags = each('script[src*="/embed.js"]').map((tag) => {
    const remote = Object.keys(wellKnown).filter((known) => tag.src.indexOf('/' + known + '/') > 0)[0] || '';
    return { remote, src: tag.src, selector: tag.dataset.target || wellKnown[remote] || '', crossOrigin: new URL(tag.src).origin !== location.origin };
  }).filter((tag) => tag.remote in wellKnown);
  const slots = [];
  for (const tag of tags) {
    if (slots.some((slot) => slot.selector === tag.selector && slot.remote === tag.remote)) continue;
    const matching = attempt(() => each(tag.selector), []);
    const element = matching[0];
    const holder = element && (element.shadowRoot ? element : element.querySelector('div'));
    const shell = holder && holder.shadowRoot && holder.shadowRoot.querySelector('[data-shell]');
    const first = shell && shell.firstElementChild;
    const style = element && getComputedStyle(element);
    const box = element && element.getBoundingClientRect();
    const styles = [];
    if (style) {
      if (style.display === 'none') styles.push('display: none');
      if (style.visibility !== 'visible') styles.push('visibility: ' + style.visibility);
      if (Number(style.opacity) < 1) styles.push('opacity: ' + style.opacity);
      if (style.transform !== 'none') styles.push('transform');
      if (style.filter !== 'none') styles.push('filter');
      if (style.zoom !== '1' && style.zoom !== 'normal') styles.push('zoom: ' + style.zoom);
      if (style.pointerEvents === 'none') styles.push('pointer-events: none');
      if (style.direction === 'rtl') styles.push('direction: rtl');
      if (style.overflowX === 'hidden' || style.overflowY === 'hidden') { if (shell && shell.getBoundingClientRect().height > box.height + 1) styles.push('overflow: hidden'); }
    }
    let coveredBy;
    if (box && box.width > 0 && box.height > 0) {
      const x = box.left + box.width / 2;
      const y = box.top + Math.min(box.height / 2, 30);
      if (y >= 0 && y < innerHeight) {
        const top = document.elementFromPoint(x, y);
        if (top && top !== element && !element.contains(top) && !top.contains(element)) coveredBy = name(top);
      }
    }
    slots.push({
      remote: tag.remote, selector: tag.selector, matches: matching.length, hasShell: Boolean(shell),
      isHydrated: Boolean(first && Object.keys(first).some((key) => key.startsWith('__reactFiber$'))),
      reservedHeightPx: style ? parseFloat(style.minHeight) || 0 : 0, heightPx: box ? box.height : 0, styles, coveredBy,
    });
  }
  const libraries = [
    attempt(() => window.Prototype && 'Prototype ' + window.Prototype.Version), attempt(() => window.MooTools && 'MooTools ' + window.MooTools.version),
    attempt(() => window.jQuery && window.jQuery.fn && 'jQuery ' + window.jQuery.fn.jquery), attempt(() => window.YUI && 'YUI ' + window.YUI.version),
    attempt(() => window.Sugar && 'Sugar'), attempt(() => window.requirejs && 'RequireJS ' + window.requirejs.version), attempt(() => window.Ext && 'Ext JS ' + (window.Ext.version || '')),
    attempt(() => window.dojo && 'Dojo ' + window.dojo.version), attempt(() => window.Sys && window.Sys.WebForms && 'ASP.NET AJAX'),
  ].filter((text) => typeof text === 'string');
  const text = Function.prototype.toString;
  const isNative = (value) => typeof value === 'function' && /\\{\\s*\\[native code\\]\\s*\\}/.test(attempt(() => text.call(value), ''));
  const builtIns = {
    'Array.from': Array.from, 'Array.prototype.reduce': Array.prototype.reduce, 'Array.prototype.map': Array.prototype.map, 'Array.prototype.filter': Array.prototype.filter,
    'Function.prototype.bind': Function.prototype.bind, 'Object.keys': Object.keys, 'JSON.stringify': JSON.stringify, 'JSON.parse': JSON.parse,
    'window.fetch': window.fetch, 'window.Promise': window.Promise, 'String.prototype.trim': String.prototype.trim,
  };
  const replaced = Object.keys(builtIns).filter((key) => !isNative(builtIns[key]));
  if (Array.prototype.toJSON) replaced.push('Array.prototype.toJSON (added)');
  if (Object.keys(Object.prototype).length > 0) replaced.push('Object.prototype (has additions that show in loops)');
  const prototypes = { 'Array.prototype': Array.prototype, 'Function.prototype': Function.prototype, 'Promise.prototype': attempt(() => Promise.prototype, {}) };
  return {
    tags, slots, libraries, replaced, frozen: Object.keys(prototypes).filter((key) => Object.isFrozen(prototypes[key])),
    storageBlocked: attempt(() => { localStorage.getItem('x'); return false; }, true), cookiesBlocked: !navigator.cookieEnabled,
    isQuirksMode: document.compatMode === 'BackCompat',
    base: attempt(() => { const base = document.querySelector('base[href]'); return base ? base.getAttribute('href') : undefined; }, undefined),
  };
})()`;
