import { useEffect, useState } from 'react';
import { Denied, looks } from './Denied';
import { text } from './messages';
import type { FocusRelay } from './relayFocus';
import type { Withheld } from './reloadOnce';
import type { GatedRegion } from './revealRegion';

interface RevealedProps {
  readonly region: GatedRegion;
  /** Access Denied was shown before, so the server's answer is older than the sign-in. */
  readonly wasDenied: boolean;
  readonly reload: () => Withheld | undefined;
  readonly focus: FocusRelay;
}

/** Shows the region while it is mounted; a sign-out in another tab unmounts it. */
export function Revealed({ region, wasDenied, reload, focus }: RevealedProps) {
  const [withheld, setWithheld] = useState<Withheld>();
  useEffect(() => {
    if (region.show()) {
      focus.arrive(region);
    } else {
      setWithheld(wasDenied ? reload() : 'refused');
    }
    return () => {
      if (region.hide()) {
        focus.leave();
      }
    };
  }, [region, wasDenied, reload, focus]);
  if (withheld) {
    return (
      <Denied
        text={text(`withheld.${withheld}`)}
        action={<ReloadButton />}
        focus={focus}
      />
    );
  }
  // The region has its place beside this view.
  return null;
}

const ReloadButton = () => (
  <button
    type="button"
    className={looks.signIn}
    onClick={() => window.location.reload()}
  >
    {text('withheld.reload')}
  </button>
);
