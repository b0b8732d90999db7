// The footer script of the page frame (CAL-15): loads the consent script, once.
(() => {
  if (document.querySelector('script[data-consent]')) return;
  const policy = window.trustedTypes?.createPolicy('demo-footer', {
    createScriptURL: (url) => url,
  });
  // A path would follow the page's base.
  const address = location.origin + '/static/consent.js';
  const script = document.createElement('script');
  script.src = policy ? policy.createScriptURL(address) : address;
  script.dataset.consent = '';
  script.async = true;
  document.body.append(script);
})();
