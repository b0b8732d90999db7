import { defineMount } from 'remote-kit/mount';
import type { PageConfig } from 'embed/contract';
import { SessionProvider } from 'session-shared/react';
import { configureSession, connectSession } from 'session-shared/session';
import { Footer } from './Footer';

export type FooterOptions = PageConfig;

/** Shows the footer in an element (architecture, "Promise: embedding"). */
export const mount = defineMount<FooterOptions>({
  name: 'footer-remote',
  loadStyles: () => import('./styles'),
  start(options) {
    const session = connectSession(options);
    return {
      view(next) {
        configureSession(session, next);
        return (
          <SessionProvider session={session}>
            <Footer />
          </SessionProvider>
        );
      },
      stop: () => undefined,
    };
  },
});
