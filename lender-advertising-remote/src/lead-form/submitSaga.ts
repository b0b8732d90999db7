/** From the press of the button to the stored lead. Source: FRM-7..11, LAP-27, OPN-68, OPN-76. */
import { all, call, delay, put, select, type SagaGenerator } from 'typed-redux-saga';
import { isLeadRole, type LeadRole } from 'mortgage-domain/leads/leadRole';
import { leadLeastFillMs } from 'mortgage-domain/leads/leadAction';
import { toLeadPayload, type LeadPayload } from 'mortgage-domain/leads/leadPayload';
import { leadMessages } from 'mortgage-domain/leads/leadMessages';
import { lenderResourcesPath } from 'mortgage-domain/lenders/lenderPaths';
import { splitName } from 'mortgage-domain/fields/names';
import { formatIndividualName } from 'mortgage-domain/lenders/individualName';
import { selectSite, type ApiResult, type Session } from 'session-shared/session';
import {
  errorsShown,
  fieldRejected,
  leadFailed,
  leadSent,
  leadStored,
  type submitPressed,
} from './actions';
import { sendLead } from './api';
import type { LeadChecks } from './checks';
import { checkField } from './checkSaga';
import { decideFailure } from './failure';
import type { OpenDraft } from './leadDraft';
import { fieldOfPayload, type LeadField } from './leadField';
import { redirectDelayMs } from './limits';
import {
  selectCanSubmit,
  selectErrorList,
  selectLeadForm,
  selectShownFields,
  selectValues,
} from './selectors';
import type { LeadFormSurroundings } from './surroundings';

type Saga = SagaGenerator<void>;

export interface SubmitContext {
  readonly session: Session;
  readonly surroundings: LeadFormSurroundings;
  readonly checks: LeadChecks;
  readonly draft: OpenDraft;
  /** In the page's own milliseconds. */
  readonly openedAt: number;
}

export function* submit(context: SubmitContext, { trap }: ReturnType<typeof submitPressed>): Saga {
  const { submission, online } = yield* select(selectLeadForm);
  if (submission.status === 'sent') return;
  if (yield* select(selectCanSubmit)) {
    if (!online) return void (yield* put(leadFailed('offline')));
    yield* put(leadSent());
  }
  // What still waits for its second is checked now; an answer that is known already is not asked for again.
  yield* checkField(context.checks, 'nmlsId');
  const shown = yield* select(selectShownFields);
  yield* all(
    shown
      .filter((field) => field !== 'nmlsId')
      .map((field) => call(checkField, context.checks, field)),
  );
  const errors = yield* select(selectErrorList);
  if (errors.length > 0 || !(yield* select(selectCanSubmit)))
    return void (yield* put(errorsShown()));
  yield* call(send, context, trap);
}

function* send({ session, surroundings, draft, openedAt }: SubmitContext, trap: string): Saga {
  const { role } = yield* select(selectValues);
  if (!isLeadRole(role)) return;
  yield* put(leadSent());
  // Nobody fills the form sooner, but an autofill may: it waits here, so that the server need not take a person for a machine (S09).
  yield* delay(Math.max(0, openedAt + leadLeastFillMs - performance.now()));
  const lead = yield* call(buildLead, role, draft);
  const result = yield* call(deliver, session, draft, trap ? { ...lead, website: trap } : lead);
  if (!result.ok) return yield* call(tellFailure, result);
  draft.close();
  yield* put(leadStored());
  surroundings.sent(role);
  yield* delay(redirectDelayMs);
  surroundings.navigate(lenderResourcesPath);
}

function* buildLead(role: LeadRole, { utmParams }: OpenDraft): SagaGenerator<LeadPayload> {
  const { name, ...typed } = yield* select(selectValues);
  const { lookup } = yield* select(selectLeadForm);
  const { partnerIds } = yield* select(selectSite);
  const listed =
    lookup.status === 'set'
      ? lookup.lender.individualNameOptions.find((option) => formatIndividualName(option) === name)
      : undefined;
  const person =
    role === 'LoanOfficer' && listed
      ? { firstName: listed.firstName, lastName: listed.lastName }
      : splitName(name);
  return toLeadPayload(
    { ...person, ...typed, role, nmlsId: typed.nmlsId.trim() },
    partnerIds.web,
    utmParams,
  );
}

/** A key that belongs to another lead already is changed for a new one, once. */
function* deliver(
  { api, store }: Session,
  draft: OpenDraft,
  lead: LeadPayload,
): SagaGenerator<ApiResult<true>> {
  const { productName } = selectSite(store.getState());
  const first = yield* call(sendLead, api, productName, lead, draft.key());
  if (first.ok || first.error !== 'IdempotencyKeyReused') return first;
  draft.close();
  return yield* call(sendLead, api, productName, lead, draft.key());
}

const refusals: Readonly<Record<LeadField, string>> = {
  role: leadMessages.role,
  nmlsId: leadMessages.nmlsIdInvalid,
  name: leadMessages.name,
  companyName: leadMessages.name,
  emailAddress: leadMessages.email,
  phoneNumber: leadMessages.phone,
};

function* tellFailure({
  error,
  validationErrors = [],
}: Extract<ApiResult<true>, { ok: false }>): Saga {
  const refused = validationErrors.flatMap((name) => fieldOfPayload(name) ?? []);
  for (const field of refused) yield* put(fieldRejected(field, refusals[field]));
  yield* put(leadFailed(decideFailure(refused.length > 0 ? 'InvalidLead' : error)));
  if (refused.length > 0) yield* put(errorsShown());
}
