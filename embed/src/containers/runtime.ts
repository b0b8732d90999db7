/**
 * The start of `remoteEntry.js`, for federated hosts: the runtime our remotes were built for (a page that has it keeps
 * its own), the releases that belong together, and the site. Publishing puts the stamp around this program.
 */
import { provideOptions } from '../options/keepOptions';
import { openPageState } from '../page/pageState';
import { addSiteParts } from '../page/siteParts';
import { addReleases } from '../releases/pageReleases';
import type { Stamp } from '../releases/release';
import { provideRuntime } from './provideRuntime';

declare const __EMBED_STAMP__: Pick<Stamp, 'releases' | 'parts'>;

provideOptions(window);
provideRuntime();
const page = openPageState(window);
addReleases(page.releases, __EMBED_STAMP__.releases);
addSiteParts(page, __EMBED_STAMP__.parts);
