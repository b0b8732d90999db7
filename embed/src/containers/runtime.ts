/**
 * What `remoteEntry.js` begins with, for federated hosts: the runtime our remotes were built for (a page that has it keeps its
 * own), and the releases that belong together. The stamp is put around this program when it is published.
 */
import { provideOptions } from '../options/keepOptions';
import { openPageState } from '../page/pageState';
import { addReleases } from '../releases/pageReleases';
import type { Stamp } from '../releases/release';
import { provideRuntime } from './provideRuntime';

declare const __EMBED_STAMP__: Pick<Stamp, 'releases'>;

provideOptions(window);
provideRuntime();
addReleases(openPageState(window).releases, __EMBED_STAMP__.releases);
