/** The page's own host: whatever its `<base>` says, calls, sign-in and links of ours stay on it (F89). */

type Place = Pick<Window, 'location' | 'origin'>;

/** Returns the page's origin; its parent's in a frame by srcdoc. Undefined in a sandboxed frame, which has none. */
export function ownOrigin({ location, origin }: Place): string | undefined {
  // A script of the page may replace `window.origin`, but not that of `location`.
  const found = location.origin === 'null' ? origin : location.origin;
  return /^http/.test(found) ? found : undefined;
}

/** Returns the address on the page's own host for a path; other addresses as they are. */
export const toOwnAddress = (address: string, place: Place): string =>
  /^\/(?!\/)/.test(address) ? (ownOrigin(place) ?? '') + address : address;

/** Leads links by a path to the page's own host before a visitor follows them, also those that React draws later. */
export function keepOwnLinks(shadow: ShadowRoot): void {
  const { baseURI, defaultView } = shadow.ownerDocument;
  const origin = defaultView && ownOrigin(defaultView);
  if (!origin || baseURI.startsWith(`${origin}/`)) {
    return;
  }
  const lead = ({ target }: Event) => {
    const link = (target as Element).closest('a');
    const href = link?.getAttribute('href');
    if (href) {
      link?.setAttribute('href', toOwnAddress(href, defaultView));
    }
  };
  for (const type of ['pointerover', 'focusin', 'click']) {
    shadow.addEventListener(type, lead, true);
  }
}
