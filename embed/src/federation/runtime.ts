/**
 * What `remoteEntry.js` begins with, for federated hosts: the runtime our remotes were built for (a page that has it keeps its
 * own), and the releases that belong together. The stamp is put around this program when it is published.
 */
import * as runtimeCore from '@module-federation/runtime-core';
import { openPage } from '../page';
import type { Stamp } from '../release';

declare const __EMBED_STAMP__: Pick<Stamp, 'releases'>;

globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
const page = openPage(window);
for (const release of __EMBED_STAMP__.releases) page.releases[release.name] ??= release;
