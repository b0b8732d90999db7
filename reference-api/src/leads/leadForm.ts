/** The lead form without its program: a page's own POST, answered by a page. Source: CAL-8, FRM-25..27, OPN-76; faults F75; threats S05, S09. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitName } from 'mortgage-domain/fields/names';
import { toTelHref } from 'mortgage-domain/fields/phone';
import { leadLimits, toLeadPayload } from 'mortgage-domain/leads/leadPayload';
import { isLeadRole, leadRoles } from 'mortgage-domain/leads/leadRole';
import { parseUtmParams } from 'mortgage-domain/leads/utmParams';
import {
  findInvalidFields,
  type InvalidLeadField,
} from 'mortgage-domain/leads/validateLead';
import { formatIndividualName } from 'mortgage-domain/lenders/individualName';
import type { NmlsLender } from 'mortgage-domain/lenders/nmlsLender';
import {
  findIndividualName,
  toCompanyOptions,
  toNameOptions,
} from 'mortgage-domain/lenders/nmlsOptions';
import { toSameHostPath } from 'mortgage-domain/links/redirect';
import { usualPaths } from 'mortgage-domain/site/sitePaths';
import type { ActionForm } from '../actions/action';
import type { Database } from '../database/connect';
import { findOwnPage } from '../http/foreignOrigins';
import { fieldsOf, readQueryText } from '../http/requests';
import { findNmlsLender } from '../lenders/lenderActions';
import { pageMessages, sendPage } from '../pages/sendPage';
import { siteOf } from '../sites/siteOfRequest';
import { findUndeliverable } from './findUndeliverable';

/** As the lender page names them, in its order. */
const fieldNames = [
  'role',
  'nmlsId',
  'name',
  'companyName',
  'emailAddress',
  'phoneNumber',
] as const;
type FieldName = (typeof fieldNames)[number];
type Entries = Readonly<Record<FieldName | 'website' | 'page', string>>;

export const leadForm: ActionForm = {
  async read(request, db) {
    const entries = readEntries(request);
    const lead = toLead(request, entries, await findLender(db, entries));
    return entries.website ? { ...lead, website: entries.website } : lead;
  },
  async send(reply, answer, { db, settings }) {
    const { request } = reply;
    const entries = readEntries(request);
    const page =
      toSameHostPath(entries.page) ??
      findPath(request.headers.referer, settings.origins);
    if (!('error' in answer.body)) {
      return sendSent(reply, page);
    }
    const lender = await findLender(db, entries);
    const errors = findErrors(toLead(request, entries, lender), lender);
    return sendForm(reply, answer.status ?? 400, {
      page,
      errors,
      fields: toFields(reply, entries, errors, lender),
      isBlocked: answer.body.error === 'BotBlocked',
    });
  },
};

function readEntries(request: FastifyRequest): Entries {
  const given = fieldsOf(request);
  const read = (name: string): string => {
    const value = given[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    role: read('role'),
    nmlsId: read('nmlsId'),
    name: read('name'),
    companyName: read('companyName'),
    emailAddress: read('emailAddress'),
    phoneNumber: read('phoneNumber'),
    website: read('website'),
    page: read('page'),
  };
}

const isOfficer = ({ role }: Pick<Entries, 'role'>) => role === 'LoanOfficer';

const findLender = async (db: Database, entries: Entries) =>
  isOfficer(entries) ? findNmlsLender(db, entries.nmlsId.trim()) : undefined;

/** The payload that the lender page would send. The schema refuses a wrong role. */
function toLead(
  request: FastifyRequest,
  { name, page, ...entries }: Entries,
  lender: NmlsLender | undefined,
) {
  const listed = lender && findIndividualName(lender, name.trim());
  const { firstName, lastName } = listed ?? splitName(name);
  const address = page || (request.headers.referer ?? '');
  const { role } = entries;
  const lead = toLeadPayload(
    {
      firstName,
      lastName,
      nmlsId: entries.nmlsId,
      companyName: entries.companyName,
      emailAddress: entries.emailAddress,
      phoneNumber: entries.phoneNumber,
      role: isLeadRole(role) ? role : 'BranchManager',
    },
    readQueryText(request, 'partnerId') ?? '',
    parseUtmParams(address.split('?')[1]?.split('#')[0] ?? ''),
  );
  return { ...lead, role };
}

type FieldErrors = readonly {
  readonly field: FieldName;
  readonly message: InvalidLeadField['message'];
}[];

/** The first broken rule of each field. A blocked form shows them, too. */
function findErrors(
  { role, ...lead }: ReturnType<typeof toLead>,
  lender: NmlsLender | undefined,
): FieldErrors {
  const known = isLeadRole(role) ? role : leadRoles[1];
  const checked = { ...lead, role: known };
  const broken = findInvalidFields(checked, lender);
  const undeliverable = broken.some(({ field }) => isContact(field))
    ? undefined
    : findUndeliverable(checked);
  const messageOf = (name: FieldName) => {
    if (name === 'role') {
      return known === role ? undefined : 'role';
    }
    return [...broken, undeliverable].find(
      (found) => found && toFieldName(found.field) === name,
    )?.message;
  };
  return fieldNames.flatMap((field) => {
    const message = messageOf(field);
    return message ? [{ field, message }] : [];
  });
}

const isContact = (field: string) =>
  field === 'emailAddress' || field === 'phoneNumber';

const toFieldName = (field: InvalidLeadField['field']) =>
  fieldNames.find(
    (name) =>
      name === (field === 'firstName' || field === 'lastName' ? 'name' : field),
  );

interface FormField {
  readonly name: FieldName;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly maxLength: number | undefined;
  readonly options: readonly {
    readonly value: string;
    readonly text: string;
  }[];
}

const lengthLimits: Readonly<Partial<Record<FieldName, number>>> = leadLimits;

/** A loan officer gets the field of the NMLS ID, and then the directory's names and companies. */
function toFields(
  reply: FastifyReply,
  entries: Entries,
  errors: FieldErrors,
  lender: NmlsLender | undefined,
): readonly FormField[] {
  const { lead } = pageMessages(siteOf(reply.request));
  const optionsOf = (name: FieldName) => {
    if (name === 'role') {
      return leadRoles.map((value) => ({ value, text: lead.roles[value] }));
    }
    const listed =
      (name === 'name' && lender && toNameOptions(lender)) ||
      (name === 'companyName' && lender && toCompanyOptions(lender)) ||
      [];
    return listed.map((value) => ({ value, text: value }));
  };
  return fieldNames
    .filter((name) => name !== 'nmlsId' || isOfficer(entries))
    .map((name) => {
      const error = errors.find(({ field }) => field === name)?.message;
      const options = optionsOf(name);
      return {
        name,
        label: lead.labels[name],
        hint: name === 'role' || options.length === 0 ? lead.hints[name] : '',
        value: name === 'name' ? toListedName(entries, lender) : entries[name],
        error: error && lead.errors[error],
        isRequired: name !== 'companyName' || options.length > 0,
        maxLength: lengthLimits[name],
        options,
      };
    });
}

/** The directory's form of a name that was typed without its middle parts. */
function toListedName(
  { name }: Entries,
  lender: NmlsLender | undefined,
): string {
  const typed = splitName(name);
  const found = lender?.individualNameOptions.find(
    ({ firstName, lastName }) =>
      firstName === typed.firstName && lastName === typed.lastName,
  );
  const isListed = lender && findIndividualName(lender, name);
  return found && !isListed ? formatIndividualName(found) : name;
}

interface FormFacts {
  readonly page: string | undefined;
  readonly errors: FieldErrors;
  readonly fields: readonly FormField[];
  readonly isBlocked: boolean;
}

function sendForm(
  reply: FastifyReply,
  status: number,
  { errors, isBlocked, ...facts }: FormFacts,
): Promise<FastifyReply> {
  const site = siteOf(reply.request);
  const { language, lead } = pageMessages(site);
  const { advertisingPhone: phone } = site.config;
  const cause = isBlocked ? lead.blocked : lead.errors.sendFailure;
  return sendPage(
    reply,
    'lead-form',
    {
      ...facts,
      language,
      lead,
      title: lead.title,
      message: errors.length > 0 ? lead.checkFields : cause,
      phone: errors.length > 0 ? '' : phone,
      tel: toTelHref(phone),
      action: reply.request.originalUrl,
    },
    { status, includeShells: true },
  );
}

function sendSent(
  reply: FastifyReply,
  page: string | undefined,
): Promise<FastifyReply> {
  const { language, lead } = pageMessages(siteOf(reply.request));
  return sendPage(
    reply,
    'lead-sent',
    {
      language,
      lead,
      page,
      title: lead.sent,
      next: usualPaths.lenderResources,
    },
    { includeShells: true },
  );
}

function findPath(
  referer: string | undefined,
  origins: readonly string[],
): string | undefined {
  const page = findOwnPage(referer, origins);
  return page && page.pathname + page.search;
}
