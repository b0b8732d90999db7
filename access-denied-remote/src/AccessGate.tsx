import { useEffect, useRef, type RefObject } from 'react';
import { PermissionGate, type GateRule } from 'session-shared/gate';
import { AccessDenied } from './AccessDenied';
import type { GatedRegion } from './revealRegion';
import classes from './AccessDenied.module.css';

interface AccessGateProps extends GateRule {
  readonly region: GatedRegion;
  readonly reload: () => void;
}

/**
 * What the visitor may see of the page: the gated region, Access Denied, or that it is being
 * checked (PRM-5 to PRM-8).
 */
export function AccessGate({ permissions = [], authorizer, region, reload }: AccessGateProps) {
  const wasDenied = useRef(false);
  return (
    <div aria-live="polite">
      <PermissionGate
        permissions={permissions}
        authorizer={authorizer}
        loading={
          <p className={classes.loading} role="status">
            Checking your access…
          </p>
        }
        unauthorized={<Denied wasDenied={wasDenied} reload={reload} />}
      >
        <Revealed region={region} wasDenied={wasDenied} reload={reload} />
      </PermissionGate>
    </div>
  );
}

interface Verdict {
  readonly wasDenied: RefObject<boolean>;
  readonly reload: () => void;
}

function Denied({ wasDenied, reload }: Verdict) {
  useEffect(() => {
    wasDenied.current = true;
  }, [wasDenied]);
  return <AccessDenied reload={reload} />;
}

/** The region is there as long as this is: a sign-out in another tab takes it away. */
function Revealed({ region, wasDenied, reload }: Verdict & { readonly region: GatedRegion }) {
  useEffect(() => {
    // The visitor has signed in elsewhere, and the server had sent an empty page. Only then: a page
    // that stays empty must not reload for ever.
    if (!region.show() && wasDenied.current) reload();
    return region.hide;
  }, [region, wasDenied, reload]);
  return <slot />;
}
