import { useMemo } from 'react';
import type { PageConfig } from 'embed/contract';
import type { RemoteDefinition, ViewProps } from 'remote-kit/remote';
import type { GateRule } from 'session-shared/gate';
import { AccessGate } from './AccessGate';
import { revealRegion, type GatedRegion } from './revealRegion';

export interface AccessDeniedOptions extends PageConfig {
  /** Decides instead of the permissions (PRM-11). From a script tag: `mortgageEmbed.update('access-denied-remote', { authorizer })`. */
  readonly authorizer?: GateRule['authorizer'];
}

/** The pre-rendered view only says that it is checking. */
const noRegion: GatedRegion = { show: () => true, hide: () => undefined };
const reload = () => window.location.reload();

function Gate({ options, element }: ViewProps<AccessDeniedOptions>) {
  const region = useMemo(() => (element ? revealRegion(element) : noRegion), [element]);
  const { permissions, authorizer } = options;
  return (
    <AccessGate permissions={permissions} authorizer={authorizer} region={region} reload={reload} />
  );
}

export const remote: RemoteDefinition<AccessDeniedOptions> = {
  name: 'access-denied-remote',
  View: Gate,
};
