/** Decides when a field is checked; fieldChecks.ts has the checks. @source FRM-23, OPN-74, F29, F38 */
import {
  all,
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from 'typed-redux-saga';
import type { LeadMessage } from 'mortgage-domain/leads/leadMessage';
import type { SessionState } from 'session-shared/session';
import {
  lenderFound,
  lenderLookupFailed,
  lenderLookupStarted,
  selectCompanyOptions,
  selectLookup,
  selectNameOptions,
  selectShownFields,
  selectValues,
  type fieldChanged,
} from '../fields/fields';
import type { LeadField } from '../fields/leadFields';
import type { connectionChanged } from '../lifecycle';
import {
  fieldAccepted,
  fieldRejected,
  selectErrorList,
  selectErrors,
} from './fieldErrors';
import type { CheckedForm, FieldChecks } from './fieldChecks';

type Saga = SagaGenerator<void>;

/** CON-22. */
const inputDebounceMs = 1000;

/** Checks dropdowns at once, text inputs one second after the last change. */
export function* checkChangedField(
  checks: FieldChecks,
  { field }: ReturnType<typeof fieldChanged>,
): Saga {
  const values = yield* select(selectValues);
  if (!isDropdown(field, values.role)) {
    const { pressed } = yield* race({
      due: delay(inputDebounceMs),
      pressed: take('leadForm/leadSubmitted'),
    });
    // The press checks all fields; a check after it would remove what the server refuses.
    if (pressed) {
      return;
    }
  }
  yield* checkField(checks, field);
  if (field !== 'role') {
    return;
  }
  for (const ruled of ruledByRole) {
    if (values[ruled] !== '') {
      yield* checkField(checks, ruled);
    }
  }
}

const ruledByRole = ['name', 'companyName'] as const;

const isDropdown = (field: LeadField, role: string): boolean =>
  field === 'role' ||
  (role === 'LoanOfficer' && (field === 'name' || field === 'companyName'));

/** Checks all fields without waiting. Known answers of the server are reused. */
export function* checkShownFields(checks: FieldChecks): Saga {
  yield* checkField(checks, 'nmlsId');
  const shown = yield* select(selectShownFields);
  const others = shown.filter((field) => field !== 'nmlsId');
  yield* all(others.map((field) => call(checkField, checks, field)));
}

/** Checks the text of a field that comes back, since its error went with it. */
export function* checkAppearedFields(checks: FieldChecks): Saga {
  let before = yield* select(selectShownFields);
  for (;;) {
    yield* take(changesOfFields);
    const shown = yield* select(selectShownFields);
    const values = yield* select(selectValues);
    for (const field of shown) {
      if (!before.includes(field) && values[field] !== '') {
        yield* fork(checkField, checks, field);
      }
    }
    before = shown;
  }
}

const changesOfFields = [
  'leadForm/fieldChanged',
  'leadForm/lenderFound',
  'leadForm/lenderLookupFailed',
  'leadForm/draftRestored',
  'leadForm/userDefaultsKnown',
];

export function* checkLostFields(
  checks: FieldChecks,
  { online }: ReturnType<typeof connectionChanged>,
): Saga {
  if (!online) {
    return;
  }
  for (const { field, message } of yield* select(selectErrorList)) {
    if (field === 'nmlsId' || message === 'connection') {
      yield* checkField(checks, field);
    }
  }
}

export function* checkDefaultedFields(checks: FieldChecks): Saga {
  for (const { field } of yield* select(selectErrorList)) {
    if (field === 'name' || field === 'emailAddress') {
      yield* checkField(checks, field);
    }
  }
}

export function* checkField(checks: FieldChecks, field: LeadField): Saga {
  // A change of role may have removed the field.
  const shown = yield* select(selectShownFields);
  if (!shown.includes(field)) {
    return;
  }
  const form = yield* select(selectCheckedForm);
  if (field === 'nmlsId') {
    const { status } = yield* select(selectLookup);
    if (status === 'set') {
      return;
    }
    yield* put(lenderLookupStarted());
    yield* takeLender(checks, form);
    return;
  }
  const message = yield* call(checks[field], form);
  if (yield* hasChanged(field, form)) {
    return;
  }
  yield* put(message ? fieldRejected(field, message) : fieldAccepted(field));
}

function* takeLender(checks: FieldChecks, form: CheckedForm): Saga {
  const found = yield* call(checks.nmlsId, form);
  if (yield* hasChanged('nmlsId', form)) {
    return;
  }
  yield* put(
    'lender' in found
      ? lenderFound(found.lender)
      : lenderLookupFailed(found.message),
  );
}

/** Checks fields again that the server refused. A field that passes gets the given message. */
export function* rejectFields(
  checks: FieldChecks,
  refused: readonly RejectedField[],
): Saga {
  checks.forget();
  const form = yield* select(selectCheckedForm);
  const isListed = refused.some(({ field }) => directoryFields.includes(field));
  if (isListed && form.values.role === 'LoanOfficer') {
    yield* takeLender(checks, form);
  }
  for (const { field, message } of refused) {
    if (field !== 'nmlsId') {
      yield* checkField(checks, field);
    }
    const shown = yield* select(selectShownFields);
    const errors = yield* select(selectErrors);
    if (!shown.includes(field) || errors[field]) {
      continue;
    }
    yield* put(
      field === 'nmlsId'
        ? lenderLookupFailed(message)
        : fieldRejected(field, message),
    );
  }
}

export interface RejectedField {
  readonly field: LeadField;
  readonly message: LeadMessage;
}
const directoryFields: readonly LeadField[] = ['nmlsId', 'name', 'companyName'];

/** Whether the field has changed since the check began; the answer is then outdated (F29). */
function* hasChanged(
  field: LeadField,
  form: CheckedForm,
): SagaGenerator<boolean> {
  const values = yield* select(selectValues);
  return values[field] !== form.values[field];
}

const selectCheckedForm = (state: SessionState): CheckedForm => ({
  values: selectValues(state),
  names: selectNameOptions(state),
  companies: selectCompanyOptions(state),
});
