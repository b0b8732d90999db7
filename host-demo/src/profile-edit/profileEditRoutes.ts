/** A lender's profile, edited by the lender or by staff. Source: LNK-3, LNK-5, PRM-11, OPN-49; threats S05, S22. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildPath } from 'mortgage-domain/links/buildPath';
import {
  buildLenderProfileEditPath,
  buildLenderProfilePath,
} from 'mortgage-domain/lenders/lenderPaths';
import { pagePermissions, type PageRule } from 'mortgage-domain/people/pagePermissions';
import { renameAccount, toEncodedId } from '../accounts/accounts';
import type { Database } from '../database/connect';
import type { Account } from '../database/schema';
import {
  forAdmitted,
  sendGate,
  showGated,
  type Admitted,
  type GatedContent,
} from '../gates/gatedPage';
import { fieldsOf, readQueryText, searchParamsOf } from '../http/requests';
import type { DemoServerSettings } from '../settings/settings';
import { findEditedProfile, isOwnProfile, readPersonName } from './editedProfile';

interface ProfileServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

const path = buildLenderProfileEditPath();
const title = 'Edit lender profile';
const badName = 'Please enter a first and a last name, each of at most 100 characters.';

export function profileEditRoutes(server: FastifyInstance, services: ProfileServices): void {
  server.get(path, showGated(services, ruleOf, showProfile(services)));
  server.post(path, forAdmitted(services, ruleOf, saveProfile(services)));
}

const zuidsOf = (request: FastifyRequest): readonly string[] =>
  searchParamsOf(request).getAll('zuid');

/** Also for staff: whoever is no lender has no profile of their own. */
const ruleOf = (request: FastifyRequest, account: Account | undefined): PageRule =>
  isOwnProfile(zuidsOf(request), account)
    ? pagePermissions.ownLenderProfileEdit
    : pagePermissions.foreignLenderProfileEdit;

const showProfile =
  ({ db }: ProfileServices) =>
  async (account: Account, request: FastifyRequest): Promise<GatedContent> => {
    const profile = await findEditedProfile(db, zuidsOf(request), account);
    return profile ? toForm(request, account, profile) : unknownLender;
  };

const saveProfile =
  ({ db, settings }: ProfileServices) =>
  async ({ account, rule, request, reply }: Admitted): Promise<FastifyReply> => {
    const profile = await findEditedProfile(db, zuidsOf(request), account);
    if (!profile) return sendGate(reply, settings, rule, unknownLender);
    const name = readPersonName(fieldsOf(request));
    if (!name) {
      const form = toForm(request, account, profile);
      const facts = { ...form.facts, message: badName };
      return sendGate(reply, settings, rule, { ...form, facts, status: 400 });
    }
    await renameAccount(db, profile.id, name);
    const zuid = profile.id === account.id ? undefined : toEncodedId(profile);
    return reply.redirect(buildPath(path, { zuid, saved: 'true' }), 303);
  };

function toForm(request: FastifyRequest, account: Account, profile: Account): GatedContent {
  const isOwn = profile.id === account.id;
  const { firstName, lastName, email, lenderId } = profile;
  return {
    view: 'profile-edit',
    facts: {
      title,
      isOwn,
      profile: { firstName, lastName, email, lenderId },
      action: buildLenderProfileEditPath(isOwn ? undefined : toEncodedId(profile)),
      publicPath: lenderId ? buildLenderProfilePath(lenderId) : undefined,
      isSaved: readQueryText(request, 'saved') === 'true',
    },
  };
}

const unknownLender: GatedContent = {
  view: 'gated-text',
  facts: { title, text: 'There is no lender with this id.' },
  status: 404,
};
