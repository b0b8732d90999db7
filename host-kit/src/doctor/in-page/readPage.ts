import { attempt } from './attempt';
import { findFrozen, findReplaced } from './builtIns';
import { readTags } from './embedTags';
import { findLacking } from './lacking';
import { findLibraries } from './libraries';
import type { PageFacts } from './pageReport';
import { readSlots } from './slots';

/** Runs on pages whose globals may be anything: it must not throw, and leans as little as it can on what it examines. */
export function readPage(): PageFacts {
  const tags = readTags();
  return {
    tags,
    slots: readSlots(tags),
    libraries: findLibraries(),
    replaced: findReplaced(),
    frozen: findFrozen(),
    storageBlocked: attempt(isStorageBlocked, true),
    cookiesBlocked: !navigator.cookieEnabled,
    isQuirksMode: document.compatMode === 'BackCompat',
    base: document.querySelector('base[href]')?.getAttribute('href') ?? undefined,
    lacking: findLacking(),
    isSecure: attempt(() => isSecureContext, false),
    language: document.documentElement.lang,
  };
}

function isStorageBlocked(): boolean {
  localStorage.getItem('x');
  return false;
}
