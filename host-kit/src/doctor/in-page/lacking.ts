import { browserNeeds, type BrowserNeedName } from '../../browser-needs/browserNeeds';
import { attempt } from './attempt';

const isThere: Readonly<Record<BrowserNeedName, () => boolean>> = {
  'Popover API': () =>
    'popover' in HTMLElement.prototype && CSS.supports('selector(:popover-open)'),
  'exclusive `<details>`': () => 'name' in HTMLDetailsElement.prototype,
  'constructable style sheets': () => 'replaceSync' in CSSStyleSheet.prototype,
  'declarative shadow DOM': () => 'shadowRootMode' in HTMLTemplateElement.prototype,
  'container queries': () => CSS.supports('container-type', 'inline-size'),
  'anchor positioning': () => CSS.supports('top', 'anchor(bottom)'),
  '`AbortSignal.any`': () => 'any' in AbortSignal,
  '`BroadcastChannel`': () => 'BroadcastChannel' in window,
  'Web Locks': () => 'locks' in navigator,
  'Navigation API': () => 'navigation' in window,
  '`scheduler`': () => 'scheduler' in window,
  '`URL.canParse`': () => 'canParse' in URL,
  '`Promise.withResolvers`': () => 'withResolvers' in Promise,
};

/** What our programs use and is not here: the browser is older, or the page has taken it away. */
export const findLacking = (): readonly BrowserNeedName[] =>
  browserNeeds.map(({ name }) => name).filter((name) => !attempt(isThere[name], false));
