// The footer script of the page frame (CAL-15): loads the consent script, once.
(() => {
  if (document.querySelector('script[data-consent]')) return;
  const policy = window.trustedTypes?.createPolicy('demo-footer', {
    createScriptURL: (url) => url,
  });
  const address = '/static/consent.js';
  const script = document.createElement('script');
  script.src = policy ? policy.createScriptURL(address) : address;
  script.dataset.consent = '';
  script.async = true;
  document.body.append(script);
})();
