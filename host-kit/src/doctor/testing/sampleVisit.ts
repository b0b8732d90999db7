/** A page without faults, with the header on it. */
import type { PageFacts, PageReport, SlotFacts } from '../in-page/pageReport';
import type { Observed } from '../visit';

export const sampleSlot: SlotFacts = {
  remote: 'header-remote',
  selector: '#site-header',
  matches: 1,
  isLive: true,
  hasShell: true,
  reservedHeightPx: 64,
  widthShare: 1,
  neighbour: undefined,
  styles: [],
  coveredBy: undefined,
  overflowPx: 0,
  gated: 'nothing',
  hidesContent: false,
};

export const samplePage: PageFacts = {
  tags: [
    {
      remote: 'header-remote',
      src: 'https://static.example/header-remote/embed.js',
      selector: '#site-header',
      hasIntegrity: false,
    },
  ],
  changedScripts: [],
  releaseFolders: [
    'https://static.example/embed/1/',
    'https://static.example/session-shared/1/',
  ],
  slots: [sampleSlot],
  replaced: [],
  frozen: [],
  stealsTaps: false,
  storageBlocked: false,
  isQuirksMode: false,
  isSecure: true,
};

export const sampleReport: PageReport = { page: samplePage, layoutShift: 0 };

export const sampleVisit: PageReport & Observed = {
  ...sampleReport,
  status: 200,
  pins: [],
  violations: [],
  history: { movedRemotes: [], goneRemotes: [] },
  failedFiles: [],
  warnings: [],
  uncaught: [],
  hostCalls: [],
};
