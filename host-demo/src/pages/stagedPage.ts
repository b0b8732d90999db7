/** A page as the stage of the first page shows it: the same, but that its remotes come as for the first time (`stageVisit.ts`). */
import type { FastifyRequest } from 'fastify';
import { readQueryText } from 'reference-api/http/requests';
import type { DemoServerSettings } from 'reference-api/settings';
import { isStageVisit } from '../stage/stageVisit';
import { remoteFolder } from './published';

export function readVisit(
  { demoControls }: Pick<DemoServerSettings, 'demoControls'>,
  request: FastifyRequest,
): string | undefined {
  const visit = demoControls ? readQueryText(request, 'stage') : undefined;
  return isStageVisit(visit) ? visit : undefined;
}

/** What the included view preloads is what its script asks for. */
export const toStagedShell = (
  settings: DemoServerSettings,
  shell: string,
  remote: string,
  visit: string,
): string =>
  shell.replaceAll(
    `href="${remoteFolder(settings, remote)}`,
    `href="${remoteFolder(settings, remote, visit)}`,
  );
