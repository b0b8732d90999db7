import { useEffect, useMemo } from 'react';
import type { RemoteDefinition, ViewProps } from 'remote-kit/remote';
import { keepsCookies } from 'session-shared/gate';
import { AccessGate } from './AccessGate';
import { findAuthorizer, hasRule } from './findAuthorizer';
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

/** The remote runs, so it is no failure: its page has to say who may come in. */
function useShutGateWarning(isShut: boolean): void {
  useEffect(() => {
    if (isShut)
      console.warn(
        '[access-denied-remote] nobody is let in: the gate has neither permissions nor an authorizer. Write data-permissions or data-authorizer on its tag.',
      );
  }, [isShut]);
}

function Gate({ options, element }: ViewProps<AccessDeniedOptions>) {
  const region = useMemo(() => (element ? revealRegion(element) : noRegion), [element]);
  const { permissions, loadFrom } = options;
  useShutGateWarning(!hasRule(options));
  return (
    <AccessGate
      permissions={permissions}
      authorizer={findAuthorizer(options)}
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
