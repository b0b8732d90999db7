// Drawn into the 'Security check' lightbox; see host-demo/src/challenge/challengeRoutes.ts.
(() => {
  const question = '{question}';

  function draw(box, passed) {
    const text = box.ownerDocument.createElement('p');
    text.textContent = 'Please confirm that a person is sending this.';
    const button = box.ownerDocument.createElement('button');
    button.type = 'button';
    button.textContent = 'I am a person';
    const status = box.ownerDocument.createElement('p');
    status.setAttribute('role', 'status');
    button.addEventListener('click', async () => {
      button.disabled = true;
      status.textContent = 'Checking…';
      const response = await fetch('/challenge/pass', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: question }).catch(() => undefined);
      button.disabled = false;
      status.textContent = response?.ok ? '' : 'That did not work. Please try again.';
      if (response?.ok) passed();
    });
    box.replaceChildren(text, button, status);
  }

  window.dispatchEvent(new CustomEvent('mortgage:challenge', { detail: { draw } }));
})();
