import { useEffect, useState } from 'react';
import { Denied, looks } from './Denied';
import { text } from './messages';
import type { Withheld } from './reloadOnce';
import type { GatedRegion } from './revealRegion';

interface RevealedProps {
  readonly region: GatedRegion;
  /** Access Denied was shown before, so the server's answer is older than the sign-in. */
  readonly wasDenied: boolean;
  readonly reload: () => Withheld | undefined;
  readonly onHidden: (hadFocus: boolean) => void;
}

/** Shows the region while it is mounted; a sign-out in another tab unmounts it. */
export function Revealed({ region, wasDenied, reload, onHidden }: RevealedProps) {
  const [withheld, setWithheld] = useState<Withheld>();
  useEffect(() => {
    if (!region.show()) setWithheld(wasDenied ? reload() : 'refused');
    return () => onHidden(region.hide());
  }, [region, wasDenied, reload, onHidden]);
  if (withheld === 'refused')
    return <Denied text={text('withheld.refused')} action={<ReloadButton />} />;
  if (withheld) return <Denied text={text('withheld.noCookies')} />;
  // The gate announces its own answers, not each later change of the page.
  return (
    <div aria-live="off">
      <slot />
    </div>
  );
}

const ReloadButton = () => (
  <button type="button" className={looks.signIn} onClick={() => window.location.reload()}>
    {text('withheld.reload')}
  </button>
);
