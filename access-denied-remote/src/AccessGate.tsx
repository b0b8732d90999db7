import { useCallback, useRef, useState } from 'react';
import { PermissionGate, type GateRule, type PermissionSource } from 'session-shared/gate';
import { Denied } from './Denied';
import { text } from './messages';
import type { Withheld } from './reloadOnce';
import { Revealed } from './Revealed';
import type { GatedRegion } from './revealRegion';
import classes from './AccessGate.module.css';

interface AccessGateProps extends GateRule {
  readonly loadFrom?: PermissionSource;
  readonly region: GatedRegion;
  /** Loads the page again, or gives why that would not help. */
  readonly reload: () => Withheld | undefined;
}

/** The gated region, Access Denied, or a notice during the check (PRM-5 to PRM-9). */
export function AccessGate({ region, reload, ...rule }: AccessGateProps) {
  const [wasDenied, setWasDenied] = useState(false);
  const hadFocus = useRef(false);
  const onHidden = useCallback((hasIt: boolean) => void (hadFocus.current = hasIt), []);
  /** The region had the focus when it went: the next press of Tab begins here. */
  const onDenied = useCallback((place: HTMLElement) => {
    setWasDenied(true);
    if (hadFocus.current) place.focus();
    hadFocus.current = false;
  }, []);
  return (
    <div aria-live="polite">
      <PermissionGate
        {...rule}
        loading={
          <p className={classes.loading} role="status">
            {text('checking')}
          </p>
        }
        unauthorized={<Denied onShown={onDenied} />}
      >
        <Revealed region={region} wasDenied={wasDenied} reload={reload} onHidden={onHidden} />
      </PermissionGate>
    </div>
  );
}
