// The footer script of the page frame (CAL-15): loads the consent script, once.
(() => {
  if (document.querySelector('script[data-consent]')) return;
  const script = document.createElement('script');
  script.src = '/static/consent.js';
  script.dataset.consent = '';
  script.async = true;
  document.body.append(script);
})();
