// Before anything of ours runs: as where a setting blocks them, though the browser says that they are enabled.
Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
