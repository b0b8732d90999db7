import { selectSite, type ConfigPart } from '../config/config';
import type { SignIn } from '../sign-in/signIn';
import { interceptPageLinks } from './pageLinks';

/** What links of the page do; asked at each click. */
interface LinkTargets {
  readonly store: { getState(): ConfigPart };
  readonly signIn: SignIn;
  readonly signOut: () => Promise<void>;
}

/** HDR-21, HDR-22: login links open the dialog and logout links sign out, wherever they are on the page. */
export function followPageLinks(document: Document, session: LinkTargets): () => void {
  const readSite = () => selectSite(session.store.getState());
  return interceptPageLinks(document, readSite, (link) => {
    if (link === 'signOut') void session.signOut();
    else void session.signIn({ tab: link, afterSuccess: 'reload' });
  });
}
