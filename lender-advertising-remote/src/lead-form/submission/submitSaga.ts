/** Sends the lead after the visitor presses Submit. Source: FRM-7..11, LAP-27, OPN-68, OPN-76. */
import {
  call,
  delay,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from 'typed-redux-saga';
import { attempt } from 'embed/attempt';
import { leadAction, leadLeastFillMs } from 'mortgage-domain/leads/leadAction';
import type { LeadPayload } from 'mortgage-domain/leads/leadPayload';
import { isLeadRole, type LeadRole } from 'mortgage-domain/leads/leadRole';
import { toSitePath, usualPaths } from 'mortgage-domain/site/sitePaths';
import { findPartnerId } from 'mortgage-domain/site/siteConfig';
import { isAnswerOf } from 'mortgage-domain/wire/isAnswerOf';
import { settleCall } from 'remote-kit/settle-call';
import {
  selectSite,
  type Api,
  type ApiResult,
  type Session,
} from 'session-shared/session';
import {
  errorsShown,
  selectCanSubmit,
  selectErrorList,
} from '../checks/fieldErrors';
import { checkShownFields, rejectFields } from '../checks/checkSaga';
import type { FieldChecks } from '../checks/fieldChecks';
import type { LeadDraft } from '../draft/leadDraft';
import { selectLookup, selectTyped, selectValues } from '../fields/fields';
import { selectOnline } from '../lifecycle';
import { buildLead, toRefusals } from './buildLead';
import {
  decideFailure,
  leadFailed,
  leadRefused,
  leadSent,
  selectSubmission,
  sendingStarted,
  type leadSubmitted,
} from './submission';

type Saga = SagaGenerator<void>;

/** CON-22. */
const redirectDelayMs = 2000;

export interface SubmitContext {
  readonly api: Api;
  readonly checks: FieldChecks;
  readonly draft: LeadDraft;
  /** Milliseconds of `performance.now()`. */
  readonly openedAt: number | undefined;
  readonly sent: (role: LeadRole) => void;
  readonly navigate: (path: string) => void;
  readonly report: Session['report'];
}

/** `website` is the value of the trap field; empty for people. */
type SentLead = LeadPayload & { readonly website?: string };

/** An error ends in a failure that the visitor sees, never in silence (F73). */
export function* submitLead(
  context: SubmitContext,
  press: ReturnType<typeof leadSubmitted>,
): Saga {
  try {
    yield* call(trySending, context, press);
  } catch (error) {
    yield* call(reportBroken, context, error);
  }
}

/** Also for an error of another part of the form: a press that waits, or a lead on its way, gets its answer. */
export function* reportBroken(
  { report }: Pick<SubmitContext, 'report'>,
  error: unknown,
): Saga {
  report({ name: 'LeadFormBroken', detail: toName(error) });
  const submission = yield* select(selectSubmission);
  if (submission.status === 'sending' || 'isChecked' in submission) {
    yield* put(leadFailed('unexpected'));
  }
}

/** Messages may repeat what the visitor typed (S10). */
const toName = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;

function* trySending(
  context: SubmitContext,
  { trap }: ReturnType<typeof leadSubmitted>,
): Saga {
  const isReady = yield* beginSending(context);
  const { role } = yield* select(selectValues);
  if (!isReady || !isLeadRole(role)) {
    return;
  }
  const result = yield* deliverLead(context, role, trap);
  if (result.ok) {
    yield* finishSending(context, role);
  } else {
    yield* explainFailure(context, role, result);
  }
}

/** False if the lead was sent before, the visitor edits meanwhile, or a check found an error. */
function* beginSending({ checks }: SubmitContext): SagaGenerator<boolean> {
  const { status } = yield* select(selectSubmission);
  if (status === 'sent') {
    return false;
  }
  if (yield* select(selectCanSubmit)) {
    yield* put(sendingStarted());
  }
  const { edited } = yield* race({
    checked: call(checkShownFields, checks),
    edited: take('leadForm/fieldChanged'),
  });
  if (edited) {
    return false;
  }
  const errors = yield* select(selectErrorList);
  const isReady = errors.length === 0 && (yield* select(selectCanSubmit));
  yield* put(isReady ? sendingStarted() : errorsShown());
  return isReady;
}

function* deliverLead(
  { api, draft, openedAt }: SubmitContext,
  role: LeadRole,
  trap: string,
): SagaGenerator<ApiResult<true>> {
  // The server refuses very fast forms as automated; an autofilled form waits here (S09).
  const filledInMs = (readClock() ?? 0) - (openedAt ?? 0);
  yield* delay(Math.max(0, leadLeastFillMs - filledInMs));
  const site = yield* select(selectSite);
  const payload = buildLead({
    role,
    values: yield* select(selectValues),
    lookup: yield* select(selectLookup),
    partnerId: findPartnerId(site),
    utmParams: draft.utmParams(),
  });
  const lead: SentLead = trap ? { ...payload, website: trap } : payload;
  const first = yield* call(sendLead, api, site.productName, lead, draft.key());
  if (first.ok || first.error !== 'IdempotencyKeyReused') {
    return first;
  }
  // Another lead has this key: send once more with a new one.
  draft.close();
  draft.keep(yield* select(selectTyped));
  return yield* call(sendLead, api, site.productName, lead, draft.key());
}

/** Milliseconds; undefined if the page has replaced the clock (F73). */
export const readClock = (): number | undefined =>
  attempt(() => performance.now());

function* finishSending(
  { draft, sent, navigate }: SubmitContext,
  role: LeadRole,
): Saga {
  draft.close();
  yield* put(leadSent());
  // The lead is stored: an error of a listener is no failure of the lead.
  attempt(() => sent(role));
  // A visitor who has left meanwhile and comes back stays (F19).
  const { restored } = yield* race({
    due: delay(redirectDelayMs),
    restored: take('leadForm/pageRestored'),
  });
  if (restored) {
    return;
  }
  navigate(toSitePath(usualPaths.lenderResources, yield* select(selectSite)));
}

/** Shows a refusal at its field, with the message of the field's own check if that fails too. */
function* explainFailure(
  { checks }: SubmitContext,
  role: LeadRole,
  failure: Extract<ApiResult<true>, { ok: false }>,
): Saga {
  const { validationErrors = [] } = failure;
  const refusals = toRefusals(validationErrors, role);
  yield* rejectFields(checks, refusals);
  const errors = yield* select(selectErrorList);
  if (errors.length === 0) {
    const online = yield* select(selectOnline);
    yield* put(leadFailed(decideFailure(failure, online)));
    return;
  }
  yield* put(leadRefused());
  yield* put(errorsShown());
}

/** CAL-8: only the error flag is read. The key makes a repeated send one lead (OPN-76). */
const sendLead = (
  api: Api,
  productName: string,
  lead: SentLead,
  idempotencyKey: string,
): Promise<ApiResult<true>> =>
  settleCall(() =>
    api.post(leadAction(productName), lead, readAcknowledgement, {
      idempotencyKey,
    }),
  );

/** An object that is empty or has the flag. A gateway's answer does not prove that the lead arrived (F30). */
function readAcknowledgement(json: unknown): true {
  if (isAnswerOf(json, ['error'])) {
    return true;
  }
  throw new TypeError('The answer does not confirm the lead.');
}
