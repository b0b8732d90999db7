import type { SignIn } from '../sign-in/signIn';
import { interceptPageLinks, pageLinkPaths } from './pageLinks';

/** What links of the page do; asked at each click. */
interface LinkTargets {
  readonly signIn: SignIn;
  readonly signOut: () => Promise<void>;
}

/** HDR-21, HDR-22: login links open the dialog and logout links sign out, wherever they are on the page. */
export function followPageLinks(
  document: Document,
  session: LinkTargets,
  navigate: (address: string) => void,
): () => void {
  return interceptPageLinks(document, (link) => {
    if (link === 'signOut') {
      void session.signOut();
      return;
    }
    // Where the dialog cannot be had, the link goes where it says.
    session
      .signIn({ tab: link, afterSuccess: 'reload' })
      .catch(() => navigate(pageLinkPaths[link]));
  });
}
