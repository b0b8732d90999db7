import { useCallback, useState } from 'react';
import {
  PermissionGate,
  type GateRule,
  type PermissionSource,
} from 'session-shared/gate';
import { Denied } from './Denied';
import { text } from './messages';
import { relayFocus } from './relayFocus';
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
  const [focus] = useState(relayFocus);
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
        unauthorized={<Denied onShown={onDenied} focus={focus} />}
      >
        <Revealed
          region={region}
          wasDenied={wasDenied}
          reload={reload}
          focus={focus}
        />
      </PermissionGate>
    </div>
  );
}
