// Before anything of ours runs: somebody was signed in on this page the last time.
localStorage.setItem(document.currentScript.dataset.key, '1');
