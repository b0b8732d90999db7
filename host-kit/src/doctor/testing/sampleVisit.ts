/** A page that is all right, with the header on it. */
import type { PageFacts, PageReport, SlotFacts } from '../in-page/pageReport';
import type { Visit } from '../visit';

export const sampleSlot: SlotFacts = {
  remote: 'header-remote',
  selector: '#site-header',
  matches: 1,
  isHydrated: true,
  hasShell: true,
  reservedHeightPx: 64,
  heightPx: 64,
  widthShare: 1,
  neighbour: undefined,
  styles: [],
  coveredBy: undefined,
  overflowPx: 0,
  language: 'en-US',
  gated: 'nothing',
};

export const samplePage: PageFacts = {
  tags: [
    {
      remote: 'header-remote',
      src: 'https://static.example/header-remote/embed.js',
      selector: '#site-header',
      hasIntegrity: false,
      crossOrigin: true,
    },
  ],
  slots: [sampleSlot],
  libraries: [],
  replaced: [],
  frozen: [],
  storageBlocked: false,
  cookiesBlocked: false,
  isQuirksMode: false,
  base: undefined,
  lacking: [],
  isSecure: true,
  language: 'en',
};

export const sampleReport: PageReport = {
  page: samplePage,
  violations: [],
  layoutShift: 0,
  history: { lateReplaced: [], movedRemotes: [], goneRemotes: [], hasNavigated: false },
};

export const sampleVisit: Visit = {
  ...sampleReport,
  status: 200,
  pins: [],
  failedFiles: [],
  warnings: [],
  uncaught: [],
  zoomed: [],
  hostCalls: [],
};
