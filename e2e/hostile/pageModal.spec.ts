/** F83: a modal of the page closes around our dialog, which was opened from a link in it. */
import { remoteUrl } from '../demo/address';
import { fromDemo, serveHost, type HostServer } from '../hosts/hostServer';
import { expect, test } from '../visit/test';
import { live, nextFrame, placeOf } from '../visit/views';

/** Runs in the page when the visitor presses the link. Calls `done` when the modal is gone. */
type Close = (modal: HTMLElement, done: () => void) => void;

interface PageModal {
  readonly title: string;
  readonly close: Close;
  readonly isNative?: boolean;
  readonly isDaily?: boolean;
}

const pageModals: readonly PageModal[] = [
  {
    title: 'a native dialog that closes with the press',
    isNative: true,
    isDaily: true,
    close: (modal, done) => {
      (modal as HTMLDialogElement).close();
      done();
    },
  },
  {
    title: 'a native dialog that closes after 0.3 s',
    isNative: true,
    close: (modal, done) => {
      setTimeout(() => {
        (modal as HTMLDialogElement).close();
        done();
      }, 300);
    },
  },
  {
    title: 'a native dialog that closes after 1.2 s',
    isNative: true,
    close: (modal, done) => {
      setTimeout(() => {
        (modal as HTMLDialogElement).close();
        done();
      }, 1200);
    },
  },
  {
    title: 'a modal that is not displayed from the next frame on',
    close: (modal, done) => {
      requestAnimationFrame(() => {
        modal.style.display = 'none';
        done();
      });
    },
  },
  {
    title: 'a modal that is not displayed after 0.5 s',
    close: (modal, done) => {
      setTimeout(() => {
        modal.style.display = 'none';
        done();
      }, 500);
    },
  },
  {
    title: 'a modal that is not displayed after 2.5 s',
    close: (modal, done) => {
      setTimeout(() => {
        modal.style.display = 'none';
        done();
      }, 2500);
    },
  },
  {
    title: 'a modal that becomes hidden and inert',
    close: (modal, done) => {
      modal.hidden = true;
      modal.inert = true;
      done();
    },
  },
  {
    title: 'a modal that is removed after 1.2 s',
    isDaily: true,
    close: (modal, done) => {
      setTimeout(() => {
        modal.remove();
        done();
      }, 1200);
    },
  },
  {
    // As SweetAlert2 does.
    title: 'a modal that ends its animation, then is emptied and removed',
    close: (modal, done) => {
      modal.style.animation = 'fade-out 150ms forwards';
      modal.addEventListener('animationend', () => {
        modal.replaceChildren();
        modal.remove();
        document.querySelector<HTMLElement>('#own')?.focus();
        done();
      });
    },
  },
  {
    // As MUI does: its root makes its siblings hidden, and keeps the focus until it is gone.
    title: 'a modal that keeps the focus until it is removed',
    close: (modal, done) => {
      const keepFocus = (event: Event) => {
        if (!modal.contains(event.target as Node)) {
          modal.querySelector('a')?.focus();
        }
      };
      document.addEventListener('focusin', keepFocus);
      modal.style.transition = 'opacity 225ms';
      modal.style.opacity = '0';
      setTimeout(() => {
        document.removeEventListener('focusin', keepFocus);
        modal.remove();
        done();
      }, 225);
    },
  },
  {
    // As Vaul does.
    title: 'a drawer that leaves by a transform, on a page without pointers',
    close: (modal, done) => {
      document.body.style.pointerEvents = 'none';
      modal.style.transition = 'transform 500ms';
      modal.style.transform = 'translateY(100%)';
      setTimeout(() => {
        document.body.style.pointerEvents = '';
        modal.remove();
        done();
      }, 500);
    },
  },
  {
    title: 'a modal that fades and becomes invisible',
    close: (modal, done) => {
      modal.style.transition = 'opacity 200ms, visibility 200ms';
      modal.style.opacity = '0';
      modal.style.visibility = 'hidden';
      setTimeout(done, 400);
    },
  },
];

const htmlOf = ({ isNative = false, close }: PageModal): string => {
  const tag = isNative ? 'dialog' : 'div role="dialog" aria-modal="true"';
  const content = '<a href="/user/acct/login/">Sign in to save</a>';
  return `<!doctype html><html lang="en"><title>Home</title>
<style>@keyframes fade-out { to { opacity: 0 } }</style>
<div id="site-header" style="min-height: 64px"></div>
<script async src="${remoteUrl('header-remote')}embed.js"></script>
<main><button id="own" onclick="this.textContent = 'Pressed'">Own</button></main>
<${tag} id="modal">${content}</${tag.split(' ')[0]}>
<script>
  const modal = document.getElementById('modal');
  const close = ${String(close)};
  const done = () => document.documentElement.toggleAttribute('data-closed', true);
  modal.querySelector('a').addEventListener('click', () => close(modal, done));
  if (modal.showModal) modal.showModal();
</script>`;
};

let host: HostServer;

test.beforeAll(async () => {
  host = await serveHost(async (url) => {
    const modal = pageModals[Number(/^\/modal\/(\d+)$/.exec(url)?.[1])];
    return modal
      ? { type: 'text/html', body: Buffer.from(htmlOf(modal)) }
      : fromDemo(url);
  });
});

test.afterAll(() => host.close());

for (const [index, modal] of pageModals.entries()) {
  test(
    `keeps the sign-in dialog, its text and its focus after ${modal.title} (F83)`,
    { tag: modal.isDaily ? [] : '@all' },
    async ({ page }) => {
      await page.goto(`${host.url}/modal/${index}`);
      await live(page, placeOf('header-remote'));
      await page.getByRole('link', { name: 'Sign in to save' }).click();
      const dialog = page.getByRole('dialog', {
        name: 'Welcome to Maplehearth',
      });
      const email = dialog.getByLabel('Email');
      await email.fill('ada');
      await page.locator('html[data-closed]').waitFor({ state: 'attached' });
      // The browser finds in the next frame that the dialog has no box.
      await nextFrame(page);
      await expect(email).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type('@lane.example');
      await expect(email).toHaveValue('ada@lane.example');
      await expect(dialog).toBeVisible();

      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: 'Own' }).click();
      await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
    },
  );
}
