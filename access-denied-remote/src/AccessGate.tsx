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
  /** Loads the page again; false where that would only lose the sign-in (F36). */
  readonly reload: () => boolean;
}

/**
 * What the visitor may see of the page: the gated region, Access Denied, or that it is being
 * checked (PRM-5 to PRM-9).
 */
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
