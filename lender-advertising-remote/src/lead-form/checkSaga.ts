/** When and how a field is checked. Source: FRM-12..23, NML-1..5, OPN-74. */
import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga';
import { isLeadRole } from 'mortgage-domain/leads/leadRole';
import { leadMessages } from 'mortgage-domain/leads/leadMessages';
import {
  validateCompanyName,
  validateListedName,
  validateName,
  validateRole,
} from 'mortgage-domain/leads/leadValidation';
import {
  fieldAccepted,
  fieldRejected,
  lenderFound,
  lenderLookupFailed,
  lenderLookupStarted,
  type connectionChanged,
  type fieldChanged,
} from './actions';
import type { LeadChecks } from './checks';
import type { LeadField } from './leadField';
import { inputDebounceMs } from './limits';
import {
  selectCompanyOptions,
  selectErrorList,
  selectLeadForm,
  selectNameOptions,
  selectShownFields,
  selectValues,
} from './selectors';

type Saga = SagaGenerator<void>;

/** Dropdowns are checked at once, text inputs a second after the last change. */
export function* checkLater(checks: LeadChecks, { field }: ReturnType<typeof fieldChanged>): Saga {
  const { role } = yield* select(selectValues);
  const isDropdown =
    field === 'role' || (role === 'LoanOfficer' && (field === 'name' || field === 'companyName'));
  if (!isDropdown) yield* delay(inputDebounceMs);
  yield* call(checkField, checks, field);
}

export function* checkField(checks: LeadChecks, field: LeadField): Saga {
  // A change of role may have taken the field away meanwhile.
  const shown = yield* select(selectShownFields);
  if (!shown.includes(field)) return;
  if (field === 'nmlsId') return yield* call(lookUpLender, checks);
  const before = yield* select(selectValues);
  const message = yield* call(findMessage, checks, field);
  if (yield* hasChanged(field, before[field])) return;
  yield* put(message ? fieldRejected(field, message) : fieldAccepted(field));
}

/** The connection is back: what could not be checked is checked now. */
export function* recheckLost(
  checks: LeadChecks,
  { online }: ReturnType<typeof connectionChanged>,
): Saga {
  if (!online) return;
  const errors = yield* select(selectErrorList);
  for (const { field, message } of errors)
    if (message === leadMessages.connection || field === 'nmlsId')
      yield* call(checkField, checks, field);
}

/** An answer to what is no longer there: the latest one wins (F29). */
function* hasChanged(field: LeadField, from: string): SagaGenerator<boolean> {
  const values = yield* select(selectValues);
  return values[field] !== from;
}

function* findMessage(
  checks: LeadChecks,
  field: Exclude<LeadField, 'nmlsId'>,
): SagaGenerator<string | undefined> {
  const { role, name, companyName, emailAddress, phoneNumber } = yield* select(selectValues);
  const names = yield* select(selectNameOptions);
  const companies = yield* select(selectCompanyOptions);
  switch (field) {
    case 'role':
      return validateRole(role);
    case 'name':
      return role === 'LoanOfficer'
        ? validateListedName(name, names)
        : validateName(isLeadRole(role) ? role : 'BranchManager', name);
    case 'companyName':
      return validateCompanyName(companyName, companies);
    case 'emailAddress':
      return yield* call(checks.email, emailAddress);
    case 'phoneNumber':
      return yield* call(checks.phone, phoneNumber);
  }
}

function* lookUpLender(checks: LeadChecks): Saga {
  const {
    values: { nmlsId },
    lookup,
  } = yield* select(selectLeadForm);
  if (lookup.status === 'set') return;
  yield* put(lenderLookupStarted());
  const found = yield* call(checks.nmlsId, nmlsId.trim());
  if (yield* hasChanged('nmlsId', nmlsId)) return;
  if ('lender' in found) {
    yield* put(lenderFound(found.lender));
    return void (yield* put(fieldAccepted('nmlsId')));
  }
  yield* put(lenderLookupFailed());
  yield* put(fieldRejected('nmlsId', found.message));
}
