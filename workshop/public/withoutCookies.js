// Runs before our loader: cookies are blocked, although the browser reports that they are enabled.
Object.defineProperty(document, 'cookie', {
  get: () => '',
  set: () => undefined,
});
