// The demo's stand-in for the one-tap provider: the same calls, a plain box instead of the browser's prompt.
(() => {
  let settings;
  let box;

  const button = (text, clicked) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    made.addEventListener('click', clicked);
    return made;
  };

  const id = {
    initialize(given) {
      settings = given;
    },
    prompt(heard) {
      box = document.createElement('div');
      box.setAttribute('role', 'region');
      box.setAttribute('aria-label', 'One-tap sign-in');
      box.style.cssText =
        'position:fixed;inset:72px 16px auto auto;padding:16px;background:#fff;border:1px solid #777;z-index:10';
      box.append(
        button('Continue as consumer@example.test', async () => {
          const { credential } = await (
            await fetch('/demo/one-tap/credential', { method: 'POST' })
          ).json();
          id.cancel();
          settings.callback({ credential });
        }),
        button('No, thanks', () => {
          id.cancel();
          heard({ isSkippedMoment: () => true });
        }),
      );
      document.body.append(box);
    },
    cancel() {
      box?.remove();
    },
  };
  window.google = { accounts: { id } };
})();
