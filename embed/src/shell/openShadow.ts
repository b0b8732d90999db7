import { markAdded } from '../page/addedElements';

/** The shadow root for a view: the target's own, or that of a child where the target cannot have one. */
export function openShadow(target: Element): ShadowRoot {
  if (target.shadowRoot) return target.shadowRoot;
  try {
    return target.attachShadow({ mode: 'open' });
  } catch {
    // A <table>, <form> or custom element cannot hold a shadow root; a child can.
    const child = markAdded(target.ownerDocument.createElement('div'));
    target.append(child);
    return child.attachShadow({ mode: 'open' });
  }
}
