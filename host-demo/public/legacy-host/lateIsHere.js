/* The late library has run. */
document.documentElement.setAttribute('data-late', 'here');
