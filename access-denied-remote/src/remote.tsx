import { useMemo } from 'react';
import type { RemoteDefinition, ViewProps } from 'remote-kit/remote';
import { keepsCookies } from 'session-shared/gate';
import { AccessGate } from './AccessGate';
import { findAuthorizer } from './findAuthorizer';
import type { AccessDeniedOptions } from './options';
import { revealRegion, type GatedRegion } from './revealRegion';

/** The pre-rendered view only says that it is checking. */
const noRegion: GatedRegion = { show: () => true, hide: () => false };

/** F36: without cookies the server would not know who has signed in. */
function reload(): boolean {
  const knowsVisitor = keepsCookies(window);
  if (knowsVisitor) window.location.reload();
  return knowsVisitor;
}

function Gate({ options, element }: ViewProps<AccessDeniedOptions>) {
  const region = useMemo(() => (element ? revealRegion(element) : noRegion), [element]);
  const { permissions, authorizer, loadFrom } = options;
  return (
    <AccessGate
      permissions={permissions}
      authorizer={findAuthorizer(authorizer)}
      loadFrom={loadFrom}
      region={region}
      reload={reload}
    />
  );
}

export const remote: RemoteDefinition<AccessDeniedOptions> = {
  name: 'access-denied-remote',
  View: Gate,
};
