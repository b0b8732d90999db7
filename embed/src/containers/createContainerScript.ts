import { createScript } from '../delivery/createScript';
import { markAdded } from '../page/addedElements';
import type { PageState } from '../page/pageState';
import { integrityOf } from '../releases/pageReleases';

/** The script of a container's entry. Federation adds it to the page, and takes it away when it has run. */
export function createContainerScript(
  window: Window,
  page: PageState,
  { url, attrs = {} }: { readonly url: string; readonly attrs?: object },
): HTMLScriptElement {
  const script = createScript(
    window,
    page,
    url,
    integrityOf(page.releases, url),
  );
  for (const [name, value] of Object.entries(attrs)) {
    script.setAttribute(name, String(value));
  }
  return markAdded(script);
}
