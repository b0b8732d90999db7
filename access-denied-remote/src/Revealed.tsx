import { useEffect, useState } from 'react';
import { Denied } from './Denied';
import { text } from './messages';
import type { GatedRegion } from './revealRegion';

/** Why the server withholds the region from a visitor who may see it. */
type Withheld = 'noCookies' | 'refused';

interface RevealedProps {
  readonly region: GatedRegion;
  /** Access Denied was shown before, so the server's answer is older than the sign-in. */
  readonly wasDenied: boolean;
  readonly reload: () => boolean;
  readonly onHidden: (hadFocus: boolean) => void;
}

/** Shows the region while it is mounted; a sign-out in another tab unmounts it. */
export function Revealed({ region, wasDenied, reload, onHidden }: RevealedProps) {
  const [withheld, setWithheld] = useState<Withheld>();
  useEffect(() => {
    // Reloaded only after a sign-in: a page that stays empty must not reload for ever.
    if (!region.show()) {
      if (!wasDenied) setWithheld('refused');
      else if (!reload()) setWithheld('noCookies');
    }
    return () => onHidden(region.hide());
  }, [region, wasDenied, reload, onHidden]);
  if (withheld) return <Denied text={text(`withheld.${withheld}`)} />;
  // The gate announces its own answers, not each later change of the page.
  return (
    <div aria-live="off">
      <slot />
    </div>
  );
}
