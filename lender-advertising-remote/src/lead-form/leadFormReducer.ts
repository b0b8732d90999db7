/** The form's part of the session: its slices, and the two rules that go across them. */
import { combineReducers } from 'redux';
import { fieldErrorsReducer, withoutHidden } from './checks/fieldErrors';
import { fieldsReducer, toShownFields } from './fields/fields';
import { lifecycleReducer } from './lifecycle';
import { submissionReducer } from './submission/submission';

const reduceSlices = combineReducers({
  fields: fieldsReducer,
  lifecycle: lifecycleReducer,
  checks: fieldErrorsReducer,
  submission: submissionReducer,
});
export type LeadFormState = ReturnType<typeof reduceSlices>;
export type LeadFormAction = Parameters<typeof reduceSlices>[1];

export function leadFormReducer(
  state: LeadFormState | undefined,
  action: LeadFormAction,
): LeadFormState {
  // After a lead the form is empty again (F19).
  const isOver =
    action.type === 'leadForm/pageRestored' &&
    state?.submission.status === 'sent';
  const next = reduceSlices(isOver ? undefined : state, action);
  const checks = withoutHidden(next.checks, toShownFields(next.fields));
  return checks === next.checks ? next : { ...next, checks };
}
