// Runs before our loader: the visitor was signed in on this page before.
localStorage.setItem(document.currentScript.dataset.key, '1');
