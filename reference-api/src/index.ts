/** The door for the program that runs the API, with or without a host's pages. */
export { createApiServer, type HostPages } from './apiServer';
export type { FramedPage, PageFrame } from './pages/sendPage';
export { startApi, type RunningApi } from './start';
