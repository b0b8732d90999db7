// Runs before our loader: the visitor was signed in on this page before.
const { key, hint } = document.currentScript.dataset;
localStorage.setItem(key, hint);
