/** The page host: loaded once per page, it supplies the federation runtime and shows every slot's remote. */
import * as runtimeCore from '@module-federation/runtime-core';
import { openPage } from '../page';
import type { PageApiQueue } from '../loader/pageApi';
import { guardNatives } from '../natives/guard';
import { createPageHost } from './pageHost';

guardNatives(window);
globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
const host = createPageHost(window, openPage(window));
(window as Window & { mortgageEmbed?: PageApiQueue }).mortgageEmbed?.hostIsReady?.(host);
