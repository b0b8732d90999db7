import { defineMount } from 'remote-kit/mount';
import type { PageConfig } from 'embed/contract';
import { SessionProvider } from 'session-shared/react';
import { configureSession, connectSession } from 'session-shared/session';
import { Header } from './Header';
import { attachHeaderFeatures } from './headerFeatures';

export type HeaderOptions = PageConfig;

/** Shows the header in an element (architecture, "Promise: embedding"). */
export const mount = defineMount<HeaderOptions>({
  name: 'header-remote',
  loadStyles: () => import('./styles'),
  start(options) {
    const session = connectSession(options);
    const detach = attachHeaderFeatures(session);
    return {
      view(next) {
        configureSession(session, next);
        return (
          <SessionProvider session={session}>
            <Header />
          </SessionProvider>
        );
      },
      stop: detach,
    };
  },
});
