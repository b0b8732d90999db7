/**
 * `<mortgage-header origin="https://static.example">` and `<mortgage-footer …>`. The `data-*` attributes are options of
 * the tag. An element leaves the remote running when it is removed: the page host moves the view to the next one.
 */
import { attempt } from 'embed/attempt';
import { addTag, mountIds } from './tag';
import { hasOrigin, type SiteRemote } from './siteAddress';

/** Keeps the header's place before it comes; a style sheet of the page decides otherwise. */
function reservePlaces(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ':where(mortgage-header, mortgage-footer) { display: block; } :where(mortgage-header) { min-height: 64px; }',
  );
  document.adoptedStyleSheets.push(sheet);
}

function defineElement(name: string, remote: SiteRemote): void {
  // A hot reload runs this module again; a server has no elements.
  if (typeof customElements === 'undefined' || customElements.get(name)) {
    return;
  }
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback(): void {
        const { ownerDocument: document } = this;
        if (document.readyState === 'complete') {
          this.show();
          return;
        }
        // A framework that hydrates the page must find the element as the server has sent it.
        window.addEventListener('load', () => setTimeout(() => this.show()), {
          once: true,
        });
      }

      private show(): void {
        const origin = this.getAttribute('origin');
        if (!this.isConnected || !hasOrigin(remote, origin)) {
          return;
        }
        const id = mountIds[remote];
        if (!this.querySelector(`#${id}`)) {
          const element = this.ownerDocument.createElement('div');
          element.id = id;
          this.append(element);
        }
        const site = this.getAttribute('site') ?? undefined;
        addTag(
          this.ownerDocument,
          remote,
          { origin, site },
          this.dataset,
          this.nonce,
        );
      }
    },
  );
}

// A server has no document, and an old browser no such sheets.
attempt(reservePlaces);
defineElement('mortgage-header', 'header-remote');
defineElement('mortgage-footer', 'footer-remote');
