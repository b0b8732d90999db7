import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSession, testSession } from '../testing';
import { fakeDialogs } from '../testing/fakeDialogs';
import {
  onboardingConfigSet,
  questionnaireHidden,
  questionnaireShown,
} from './onboarding';
import { Questionnaire } from './Questionnaire';

fakeDialogs();

function show() {
  const session = testSession();
  session.store.dispatch(onboardingConfigSet({ zipCode: '98101' }));
  session.store.dispatch(questionnaireShown());
  const onDone = jest.fn();
  renderWithSession(<Questionnaire onDone={onDone} />, { session });
  return { onDone, session };
}

it('shows errors, keeps the entries, and returns no answer', async () => {
  const { onDone } = show();
  await userEvent.clear(screen.getByLabelText('ZIP code'));
  await userEvent.type(screen.getByLabelText('ZIP code'), '981{Enter}');
  expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription(
    'Please enter a 5-digit ZIP code.',
  );
  expect(screen.getByLabelText('ZIP code')).toHaveValue('981');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  );
  expect(onDone).not.toHaveBeenCalled();
});

it('STO-8: the hiding action closes it', async () => {
  const { onDone, session } = show();
  await act(async () => session.store.dispatch(questionnaireHidden()));
  expect(onDone).toHaveBeenCalledWith();
});
