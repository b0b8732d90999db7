/** The page host, once per page: answers the containers and shows the remote of every slot. */
import { Containers } from '../containers/containers';
import { providePageRuntime } from '../containers/pageRuntime';
import { guardNatives } from '../natives/guard';
import { pageFetch } from '../natives/pageFetch';
import { provideOptions } from '../options/keepOptions';
import { attempt } from '../page/attempt';
import { nextTask } from '../page/nextTask';
import { answerPageApi } from '../page/pageApi';
import { openPageState } from '../page/pageState';
import { noteFailures } from './failures';
import { askFirst } from './askFirst';
import { createFreshAttempts } from './freshAttempts';
import { loadDoctor } from './loadDoctor';
import { createModuleLoader } from './moduleLoader';
import { PageHost } from './pageHost';
import { createReleaseRenewal } from './releaseRenewal';
import { createRemoteLoader, retryViews } from './remoteLoader';
import { createRetry } from './retry';
import { withTrials } from './trials';

// The first access to each blocks for milliseconds. The session needs both at its start; its file is still on its way.
attempt(() => [window.sessionStorage.length, document.cookie]);
guardNatives(window);
provideOptions(window);

const page = openPageState(window);
const containers = new Containers(window, page);
providePageRuntime(window, (container, exposed) =>
  containers.loadExposed(container, exposed),
);
const isSettled = (workspace: string) => containers.isSettled(workspace);
const renewReleases = createReleaseRenewal(page, pageFetch(window), isSettled);
const retry = createRetry(
  page,
  containers,
  createFreshAttempts(window),
  renewReleases,
);
const loadModule = createModuleLoader(containers, retry);
const loadRemote = createRemoteLoader(page, containers, loadModule, () =>
  nextTask(window),
);
const load = withTrials(window, page, loadRemote);
const host = new PageHost(window, page, load, isSettled);

page.retryView = retryViews(page, retry);
noteFailures(document, page);
loadDoctor(window, page);
host.start();
answerPageApi(window, host.api);
// The page may already have set its visitor. After a failure the session makes the call itself.
nextTask(window)
  .then(() => askFirst(window, page))
  .catch(() => undefined);
