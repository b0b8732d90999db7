import { defineMount } from 'remote-kit/mount';
import type { PageConfig } from 'embed/contract';
import { SessionProvider } from 'session-shared/react';
import { configureSession, connectSession } from 'session-shared/session';
import { AccessGate } from './AccessGate';
import { revealRegion } from './revealRegion';

export interface AccessDeniedOptions extends PageConfig {
  /** Decides instead of the permissions (PRM-11). From a script tag: `mortgageEmbed.update('access-denied-remote', { authorizer })`. */
  readonly authorizer?: Parameters<typeof AccessGate>[0]['authorizer'];
}

/** Shows the region of its element's `<template>` to those who may see it, and Access Denied to everybody else. */
export const mount = defineMount<AccessDeniedOptions>({
  name: 'access-denied-remote',
  loadStyles: () => import('./styles'),
  start(options, element) {
    const session = connectSession(options);
    const region = revealRegion(element);
    const reload = () => window.location.reload();
    return {
      view({ permissions, authorizer, ...next }) {
        configureSession(session, next);
        return (
          <SessionProvider session={session}>
            <AccessGate
              permissions={permissions}
              authorizer={authorizer}
              region={region}
              reload={reload}
            />
          </SessionProvider>
        );
      },
      stop: region.hide,
    };
  },
});
