// Drawn into the 'Security check' lightbox; see reference-api/src/challenge/challengeRoutes.ts.
(() => {
  const question = '{question}';
  const texts = '{texts}';

  function draw(box, passed) {
    const { person, checking, failed } =
      texts[box.closest('[lang]')?.lang] ?? texts['en-US'];
    const label = box.ownerDocument.createElement('label');
    label.style.cssText =
      'display:flex;gap:12px;align-items:center;min-height:48px;padding:0 16px;border:1px solid #777;border-radius:4px;cursor:pointer';
    const check = box.ownerDocument.createElement('input');
    check.type = 'checkbox';
    check.style.cssText = 'width:24px;height:24px;margin:0';
    label.append(check, person);
    const status = box.ownerDocument.createElement('p');
    status.setAttribute('role', 'status');
    check.addEventListener('change', async () => {
      check.disabled = true;
      status.textContent = checking;
      const response = await fetch('/challenge/pass', {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: question,
      }).catch(() => undefined);
      check.disabled = false;
      check.checked = Boolean(response?.ok);
      status.textContent = response?.ok ? '' : failed;
      if (response?.ok) passed();
    });
    box.replaceChildren(label, status);
  }

  window.dispatchEvent(
    new CustomEvent('mortgage:challenge', { detail: { draw } }),
  );
})();
