// The demo's consent: no banner; it says what the visitor decided, once they have (localStorage.mortgageConsent: "analytics" or "none").
(() => {
  const decided = localStorage.getItem('mortgageConsent');
  if (decided !== null) window.dispatchEvent(new CustomEvent('mortgage:consent', { detail: { analytics: decided === 'analytics' } }));
})();
