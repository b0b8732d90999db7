// The demo's consent: no banner; it sends the visitor's decision, once there is one (localStorage.mortgageConsent: "analytics" or "none").
(() => {
  let decided = null;
  try {
    decided = localStorage.getItem('mortgageConsent');
  } catch {
    // Storage is blocked, so no decision is stored.
  }
  if (decided !== null)
    window.dispatchEvent(
      new CustomEvent('mortgage:consent', {
        detail: { analytics: decided === 'analytics' },
      }),
    );
})();
