import { useMemo } from 'react';
import type { RemoteDefinition, ViewProps } from 'remote-kit/remote';
import { AccessGate } from './AccessGate';
import { findAuthorizer } from './findAuthorizer';
import type { AccessDeniedOptions } from './options';
import { revealRegion, type GatedRegion } from './revealRegion';

/** The pre-rendered view only says that it is checking. */
const noRegion: GatedRegion = { show: () => true, hide: () => undefined };
const reload = () => window.location.reload();

function Gate({ options, element }: ViewProps<AccessDeniedOptions>) {
  const region = useMemo(() => (element ? revealRegion(element) : noRegion), [element]);
  const { permissions, authorizer } = options;
  return (
    <AccessGate
      permissions={permissions}
      authorizer={findAuthorizer(authorizer)}
      region={region}
      reload={reload}
    />
  );
}

export const remote: RemoteDefinition<AccessDeniedOptions> = {
  name: 'access-denied-remote',
  View: Gate,
};
