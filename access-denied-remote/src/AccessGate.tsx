import { useCallback, useState } from 'react';
import { PermissionGate, type GateRule, type PermissionSource } from 'session-shared/gate';
import { Denied } from './Denied';
import { text } from './messages';
import { Revealed } from './Revealed';
import type { GatedRegion } from './revealRegion';
import classes from './AccessGate.module.css';

interface AccessGateProps extends GateRule {
  readonly loadFrom?: PermissionSource;
  readonly region: GatedRegion;
  /** Loads the page again; false if that would lose the sign-in (F36). */
  readonly reload: () => boolean;
}

/** The gated region, Access Denied, or a notice during the check (PRM-5 to PRM-9). */
export function AccessGate({ region, reload, ...rule }: AccessGateProps) {
  const [wasDenied, setWasDenied] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);
  const onDenied = useCallback(() => setWasDenied(true), []);
  return (
    <div aria-live="polite">
      <PermissionGate
        {...rule}
        loading={
          <p className={classes.loading} role="status">
            {text('checking')}
          </p>
        }
        unauthorized={<Denied takesFocus={hadFocus} onShown={onDenied} />}
      >
        <Revealed region={region} wasDenied={wasDenied} reload={reload} onHidden={setHadFocus} />
      </PermissionGate>
    </div>
  );
}
