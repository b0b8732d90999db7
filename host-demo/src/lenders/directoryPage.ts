/** The lender directory: all lenders, or those of the state that the path names. Source: LNK-8, REG-1, REG-2, VAL-14, VAL-15, MISC-2, OPN-92. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { lenderDirectoryPath } from 'mortgage-domain/lenders/lenderPaths';
import { buildRegionPath, parseRegion, type Region } from 'mortgage-domain/places/region';
import { allStateNames, territoryNames } from 'mortgage-domain/places/stateNames';
import type { Database } from '../database/connect';
import { readParam, readQueryText, type Handler } from '../http/requests';
import { sendPage } from '../pages/render';
import { readRatings } from '../reviews/reviewStore';
import type { DemoServerSettings } from '../settings/settings';
import { readLenders } from './lenderDirectory';
import { toShownLender } from './shownLender';

interface DirectoryServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

export function directoryPage(server: FastifyInstance, services: DirectoryServices): void {
  const show = showDirectory(services);
  server.get(`${lenderDirectoryPath}:state?`, show);
  server.get(`${lenderDirectoryPath}:state/:city`, show);
}

const showDirectory =
  (services: DirectoryServices): Handler =>
  async (request, reply) => {
    const chosen = readQueryText(request, 'state');
    if (chosen !== undefined) return reply.redirect(toStatePath(chosen), 303);
    const region = parseRegion(new URL(request.url, 'http://host').pathname);
    const asked = readParam(request, 'state').toUpperCase();
    const notice = region || !asked ? undefined : toNotice(asked);
    const title = region ? `Lenders in ${formatPlace(region)}` : 'Lender directory';
    return sendDirectory(reply, services, { title, region, ...notice });
  };

interface DirectoryFacts {
  readonly title: string;
  readonly notice?: string;
  readonly region?: Region;
  readonly status?: number;
}

/** Lenders to choose from. */
export async function sendDirectory(
  reply: FastifyReply,
  { db, settings }: DirectoryServices,
  { title, notice, region, status }: DirectoryFacts,
): Promise<FastifyReply> {
  const ratings = await readRatings(db);
  const found = await readLenders(db, region?.stateAbbreviation);
  return sendPage(
    reply,
    settings,
    'lenders/directory',
    {
      title,
      notice,
      lenders: found.map((one) => toShownLender(one, ratings.get(one.lenderId))),
      states: allStateNames,
      state: region?.stateAbbreviation,
    },
    { status },
  );
}

const formatPlace = ({ city, stateName }: Region): string =>
  city ? `${city}, ${stateName}` : stateName;

/** Of the page's own choice of states: a path that can be shared. */
const toStatePath = (chosen: string): string =>
  Object.hasOwn(allStateNames, chosen)
    ? buildRegionPath('lender-directory', { path: chosen.toLowerCase() })
    : lenderDirectoryPath;

/** VAL-14: territories can be chosen, lenders serve the states and DC (VAL-15). */
function toNotice(asked: string): Required<Pick<DirectoryFacts, 'notice' | 'status'>> {
  const territory = Object.entries(territoryNames).find(([name]) => name === asked)?.[1];
  return territory
    ? {
        notice: `No lender of ours serves ${territory} yet. These serve the states and DC.`,
        status: 200,
      }
    : { notice: 'There is no such state. These are all lenders.', status: 404 };
}
