/** The form's part of the session: its slices, and the one rule that goes across them. */
import { combineReducers } from 'redux';
import { fieldErrorsReducer } from './checks/fieldErrors';
import { fieldsReducer } from './fields/fields';
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
  return reduceSlices(isOver ? undefined : state, action);
}
