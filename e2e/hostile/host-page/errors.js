/* Errors that reach the page's own error handlers. */
window.hostErrors = [];
window.onerror = function (message) {
  window.hostErrors.push(String(message));
};
window.addEventListener('unhandledrejection', function (event) {
  window.hostErrors.push('rejection ' + event.reason);
});
