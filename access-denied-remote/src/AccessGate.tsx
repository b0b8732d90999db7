import { useCallback, useState } from 'react';
import {
  PermissionGate,
  type GateRule,
  type PermissionSource,
} from 'session-shared/gate';
import { useIsLive } from 'remote-kit/is-live';
import { Denied } from './Denied';
import { relayFocus } from './relayFocus';
import type { Withheld } from './reloadOnce';
import { Revealed } from './Revealed';
import type { GatedRegion } from './revealRegion';
import { Checking } from './Checking';

interface AccessGateProps extends GateRule {
  readonly loadFrom?: PermissionSource;
  readonly region: GatedRegion;
  /** Loads the page again, or gives why that would not help. */
  readonly reload: () => Withheld | undefined;
}

/** The gated region, Access Denied, or a notice during the check (PRM-5 to PRM-9). */
export function AccessGate({ region, reload, ...rule }: AccessGateProps) {
  const [wasDenied, setWasDenied] = useState(false);
  const isLive = useIsLive();
  const [focus] = useState(relayFocus);
  const onDenied = useCallback(() => setWasDenied(true), []);
  return (
    <div aria-live="polite" data-static={isLive ? undefined : ''}>
      <PermissionGate
        {...rule}
        loading={<Checking isLive={isLive} />}
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
