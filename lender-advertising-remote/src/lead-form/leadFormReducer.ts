/** The form's part of the session: its slices, and the two rules that go across them. */
import { combineReducers } from 'redux';
import { fieldErrorsReducer } from './checks/fieldErrors';
import { fieldsReducer } from './fields/fields';
import { lifecycleReducer } from './lifecycle/lifecycle';
import { isLocked, submissionReducer } from './submission/submission';

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
  // What is being sent is what was checked: no edit in between.
  if (state && action.type === 'leadForm/fieldChanged' && isLocked(state.submission)) return state;
  // F19: after a lead the form starts anew.
  const isOver = action.type === 'leadForm/pageRestored' && state?.submission.status === 'sent';
  return reduceSlices(isOver ? undefined : state, action);
}
