// The demo's consent: no banner, no tracking; it only says that it is there.
window.dispatchEvent(new CustomEvent('mortgage:consent', { detail: { analytics: localStorage.getItem('mortgageConsent') === 'analytics' } }));
