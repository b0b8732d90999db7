/* What stands before has come. */
document.documentElement.setAttribute('data-late', 'here');
