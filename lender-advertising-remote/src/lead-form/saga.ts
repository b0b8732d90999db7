/** The lead form as the specification tells it: check a second after the last key, latest answer wins, send once. */
import { all, call, delay, fork, put, select, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { isLeadRole, toLeadPayload } from 'mortgage-domain/lead';
import { leadMessages, validateCompanyName, validateListedName, validateName, validateRole } from 'mortgage-domain/leadValidation';
import { lenderResourcesPath } from 'mortgage-domain/lenderLinks';
import { formatIndividualName } from 'mortgage-domain/nmlsLender';
import { splitName } from 'mortgage-domain/names';
import { selectSite, selectUser, type Session } from 'session-shared/session';
import { errorsShown, fieldAccepted, fieldRejected, leadFailed, leadSent, leadStored, lenderFound, lenderLookupFailed, lenderLookupStarted, userDefaultsKnown, type fieldChanged } from './actions';
import { sendLead } from './api';
import { createLeadChecks, type LeadChecks } from './checks';
import type { LeadField } from './leadField';
import { inputDebounceMs, redirectDelayMs } from './limits';
import { selectCompanyOptions, selectErrorList, selectLeadForm, selectNameOptions, selectShownFields, selectValues } from './selectors';
import type { LeadFormSurroundings } from './surroundings';

type Saga = SagaGenerator<void>;
type FieldChanged = ReturnType<typeof fieldChanged>;

const changeOf = (field: LeadField) => (action: { type: string; field?: string }) => action.type === 'leadForm/fieldChanged' && action.field === field;
/** Dropdowns are checked at once, text inputs a second after the last change (OPN-74). */
const textFields: readonly LeadField[] = ['nmlsId', 'emailAddress', 'phoneNumber', 'name', 'companyName'];

export function* leadFormSaga(session: Session, surroundings: LeadFormSurroundings): Saga {
  const checks = createLeadChecks(session.api);
  for (const field of textFields) yield* takeLatest(changeOf(field), checkLater, checks);
  yield* takeLatest(changeOf('role'), checkField, checks, 'role');
  yield* takeLatest('session/loggedIn', takeDefaults);
  // One press at a time: while one is being sent, another does nothing.
  yield* takeLeading('leadForm/submitPressed', submit, session, surroundings, checks);
  yield* fork(takeDefaults);
}

/** FRM-2. */
function* takeDefaults(): Saga {
  const user = yield* select(selectUser);
  if (user) yield* put(userDefaultsKnown(`${user.firstName} ${user.lastName}`.trim(), user.emailAddress));
}

function* checkLater(checks: LeadChecks, { field }: FieldChanged): Saga {
  const { role } = yield* select(selectValues);
  const isDropdown = role === 'LoanOfficer' && (field === 'name' || field === 'companyName');
  if (!isDropdown) yield* delay(inputDebounceMs);
  yield* call(checkField, checks, field);
}

function* checkField(checks: LeadChecks, field: LeadField): Saga {
  if (field === 'nmlsId') return yield* call(lookUpLender, checks);
  const message = yield* call(findMessage, checks, field);
  yield* put(message ? fieldRejected(field, message) : fieldAccepted(field));
}

function* findMessage(checks: LeadChecks, field: Exclude<LeadField, 'nmlsId'>): SagaGenerator<string | undefined> {
  const { role, name, companyName, emailAddress, phoneNumber } = yield* select(selectValues);
  const names = yield* select(selectNameOptions);
  const companies = yield* select(selectCompanyOptions);
  switch (field) {
    case 'role': return validateRole(role);
    case 'name': return role === 'LoanOfficer' ? validateListedName(name, names) : validateName(isLeadRole(role) ? role : 'BranchManager', name);
    case 'companyName': return validateCompanyName(companyName, companies);
    case 'emailAddress': return yield* call(checks.email, emailAddress);
    case 'phoneNumber': return yield* call(checks.phone, phoneNumber);
  }
}

function* lookUpLender(checks: LeadChecks): Saga {
  const { nmlsId } = yield* select(selectValues);
  yield* put(lenderLookupStarted());
  const found = yield* call(checks.nmlsId, nmlsId.trim());
  if ('lender' in found) {
    yield* put(fieldAccepted('nmlsId'));
    return void (yield* put(lenderFound(found.lender)));
  }
  yield* put(lenderLookupFailed());
  yield* put(fieldRejected('nmlsId', found.message));
}

function* submit(session: Session, surroundings: LeadFormSurroundings, checks: LeadChecks): Saga {
  const { submission } = yield* select(selectLeadForm);
  if (submission.status === 'sent') return;
  // What still waits for its second is checked now; an answer that is known already is not asked for again.
  const shown = yield* select(selectShownFields);
  yield* all(shown.map((field) => call(checkField, checks, field)));
  if (yield* call(isSomethingMissing)) return void (yield* put(errorsShown()));
  yield* call(send, session, surroundings);
}

/** Without a name no lead can be sent: a loan officer who has not found one yet is told at the NMLS ID. */
function* isSomethingMissing(): SagaGenerator<boolean> {
  const errors = yield* select(selectErrorList);
  const { name, emailAddress, phoneNumber } = yield* select(selectValues);
  return errors.length > 0 || !name || !emailAddress || !phoneNumber;
}

function* send(session: Session, { navigate, utmParams, sent }: LeadFormSurroundings): Saga {
  const { role, name, nmlsId, companyName, emailAddress, phoneNumber } = yield* select(selectValues);
  if (!isLeadRole(role)) return;
  const { lookup } = yield* select(selectLeadForm);
  const listed = lookup.status === 'set' ? lookup.lender.individualNameOptions.find((option) => formatIndividualName(option) === name) : undefined;
  const { productName, partnerIds } = yield* select(selectSite);
  const person = role === 'LoanOfficer' && listed ? { firstName: listed.firstName, lastName: listed.lastName } : splitName(name);
  const lead = toLeadPayload({ ...person, role, nmlsId: nmlsId.trim(), companyName, emailAddress, phoneNumber }, partnerIds.web, utmParams);
  yield* put(leadSent());
  const result = yield* call(sendLead, session.api, productName, lead, leadKey(lead));
  if (!result.ok) return void (yield* put(leadFailed(leadMessages.sendFailure)));
  yield* put(leadStored());
  sent(role);
  yield* delay(redirectDelayMs);
  navigate(lenderResourcesPath);
}

const keys = new Map<string, string>();

/** One key per lead: the same lead sent again (a double click, a lost answer) is stored once. */
function leadKey(lead: object): string {
  const content = JSON.stringify(lead);
  const key = keys.get(content) ?? crypto.randomUUID();
  keys.set(content, key);
  return key;
}
