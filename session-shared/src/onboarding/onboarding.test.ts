import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDialogs } from '../testing/fakeDialogs';
import { startedSession } from '../testing/startedSession';
import {
  onboardingConfigSet,
  questionnaireShown,
  selectOnboarding,
} from './onboarding';

fakeDialogs();

async function open() {
  const { session } = startedSession();
  session.store.dispatch(onboardingConfigSet({ zipCode: '98101' }));
  session.store.dispatch(questionnaireShown());
  const host = await waitFor(() => {
    const found = document.querySelector('[data-mortgage-lightbox]');
    expect(found?.shadowRoot?.querySelector('form')).toBeTruthy();
    return found!;
  });
  return { session, form: within(host.shadowRoot as unknown as HTMLElement) };
}

it('STO-8 STO-16 OPN-36: asks with known values filled in, and stores the answers', async () => {
  const { session, form } = await open();
  expect(form.getByLabelText('ZIP code')).toHaveValue('98101');
  await userEvent.type(
    form.getByLabelText('Email'),
    ' ada@lane.example {Enter}',
  );
  await waitFor(() =>
    expect(selectOnboarding(session.store.getState())).toEqual({
      showQuestionnaire: false,
      zipCode: '98101',
      email: 'ada@lane.example',
    }),
  );
});
