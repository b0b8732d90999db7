/** Playwright's global set-up: installs the libraries that hostile pages take from Debian. */
import { installMissingLibraries } from 'host-demo/legacy-libraries';

// The tool asks for a default export.
export { installMissingLibraries as default };
