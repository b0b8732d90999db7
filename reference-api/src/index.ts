/** The exports for the host that runs the API and frames its pages. */
export { createApiServer, type HostPages } from './apiServer';
export type { FramedPage, FrameOptions, PageFrame } from './pages/sendPage';
export { startApi, type RunningApi } from './start';
