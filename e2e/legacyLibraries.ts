/** Playwright's global set-up: the libraries that hostile pages take from Debian's packages are there, or their tests say why not. */
import { installMissingLibraries } from 'host-demo/legacy-libraries';

// The tool asks for a default export.
export { installMissingLibraries as default };
