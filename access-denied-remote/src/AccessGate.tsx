import { useEffect } from 'react';
import { PermissionGate, type GateRule } from 'session-shared/gate';
import { AccessDenied } from './AccessDenied';
import type { Region } from './revealRegion';
import classes from './AccessDenied.module.css';

interface AccessGateProps extends GateRule { readonly region: Region; readonly reload: () => void }

export function AccessGate({ permissions = [], authorizer, region, reload }: AccessGateProps) {
  return (
    <PermissionGate permissions={permissions} authorizer={authorizer} loading={<p className={classes.loading} role="status">Checking your access…</p>} unauthorized={<AccessDenied reload={reload} />}>
      <Revealed region={region} />
    </PermissionGate>
  );
}

/** The region is there as long as this is: a sign-out in another tab takes it away. */
function Revealed({ region }: { readonly region: Region }) {
  useEffect(() => {
    region.show();
    return region.hide;
  }, [region]);
  return <slot />;
}
