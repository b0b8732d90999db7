import { useMemo } from 'react';
import type { RemoteView, ViewProps } from 'remote-kit/remote';
import { AccessGate } from './AccessGate';
import { findAuthorizer } from './findAuthorizer';
import type { AccessDeniedOptions } from './options';
import { reloadOnce } from './reloadOnce';
import { revealRegion, type GatedRegion } from './revealRegion';

export { openView } from 'remote-kit/view';

/** The pre-rendered view has no region: it only shows that access is being checked. */
const noRegion: GatedRegion = {
  show: () => true,
  focus: () => undefined,
  hide: () => false,
};

const reload = () => reloadOnce(window);

function Gate({ options, element }: ViewProps<AccessDeniedOptions>) {
  const region = useMemo(
    () => (element ? revealRegion(element) : noRegion),
    [element],
  );
  const { permissions, loadFrom } = options;
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

export const view: RemoteView<AccessDeniedOptions> = {
  View: Gate,
  loadStyles: () => import('./styles'),
};
