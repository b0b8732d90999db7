import { useEffect, useState } from 'react';
import { Denied } from './Denied';
import type { GatedRegion } from './revealRegion';

/** Why somebody who may see the region does not get it from the server, and what helps. */
const withheldTexts = {
  noCookies:
    'This browser keeps no cookies, so the server does not know that you have signed in. Allow cookies for this site, then sign in again.',
  refused: 'The server has sent this page without its content. Load the page again.',
} as const;

interface RevealedProps {
  readonly region: GatedRegion;
  /** Whether Access Denied was shown before: then the server's answer is older than the sign-in. */
  readonly wasDenied: boolean;
  /** Loads the page again; false where that would only lose the sign-in (F36). */
  readonly reload: () => boolean;
  readonly onHidden: (hadFocus: boolean) => void;
}

/** The region is there as long as this is: a sign-out in another tab takes it away. */
export function Revealed({ region, wasDenied, reload, onHidden }: RevealedProps) {
  const [withheld, setWithheld] = useState<keyof typeof withheldTexts>();
  useEffect(() => {
    // Reloaded only after a sign-in: a page that stays empty must not reload for ever.
    if (!region.show()) {
      if (!wasDenied) setWithheld('refused');
      else if (!reload()) setWithheld('noCookies');
    }
    return () => onHidden(region.hide());
  }, [region, wasDenied, reload, onHidden]);
  return withheld ? <Denied text={withheldTexts[withheld]} /> : <slot />;
}
