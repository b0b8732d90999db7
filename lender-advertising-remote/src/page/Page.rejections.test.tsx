import { act, screen, within } from '@testing-library/react';
import { readUser } from 'mortgage-domain/people/readUser';
import {
  fakeApi,
  renderWithSession,
  testSession,
  type FakeApi,
} from 'session-shared/testing';
import { leadFormFeature } from '../lead-form/leadFormSaga';
import {
  enter,
  enterNmlsId,
  fine,
  leadAction,
  press,
  wait,
} from '../lead-form/LeadForm.testing';
import { createLookups } from '../lookups/lookups';
import { subNavFeature } from '../sub-nav/subNavFeature';
import { fakeMedia } from '../testing/fakeMedia';
import { Page } from './Page';

fakeMedia();

const lender = readUser({ id: '1', lenderId: 'L-1' });
const answers = {
  ...fine,
  getRegisteredLender: { lender: { quoteParticipant: true } },
};

/** The page of a lender, whose calls named in `broken` fail by `fail`. */
async function show(fail: () => never, isAtOnce: boolean) {
  const broken = new Set(Object.keys(answers));
  const working = fakeApi(answers);
  const post: FakeApi['post'] = (action, ...rest) => {
    if (broken.has(action)) {
      return isAtOnce ? fail() : Promise.resolve().then(fail);
    }
    return working.post(action, ...rest);
  };
  const session = testSession({ api: { ...working, post }, user: lender });
  const lookups = createLookups(session.api);
  const environment = {
    navigate: jest.fn(),
    sent: jest.fn(),
    utmParams: undefined,
  };
  session.attach(
    leadFormFeature({ lookups, draft: () => undefined, ...environment }),
  );
  session.attach(subNavFeature(lookups));
  renderWithSession(<Page />, { session });
  await wait(0);
  const signInAgain = () =>
    act(async () =>
      session.store.dispatch({ type: 'session/loggedIn', user: lender }),
    );
  return { heal: (action: string) => broken.delete(action), signInAgain };
}
const bar = () =>
  within(screen.getByRole('navigation', { name: 'Lender' })).getAllByRole(
    'listitem',
    {
      hidden: true,
    },
  );
const connectionIsBack = () =>
  act(async () => void window.dispatchEvent(new Event('online')));

describe('when calls reject', () => {
  beforeEach(() => jest.useFakeTimers());

  it.each([
    [
      'ChallengeClosed',
      'later',
      Object.assign(new Error('closed'), { name: 'ChallengeClosed' }),
    ],
    ['Unable to call MAX', 'at once', new Error('Unable to call MAX')],
    ['Login required', 'later', new Error('Login required')],
  ])(
    'recovers bar and form after %s (%s), and sends the lead (ERR-24 AUT-11 OPN-107)',
    async (_name, when, error) => {
      const { heal, signInAgain } = await show(() => {
        throw error;
      }, when === 'at once');
      const typed = (label: string, text: string) =>
        expect(screen.getByLabelText(label)).toHaveValue(text);

      expect(bar().map(({ textContent }) => textContent)).toEqual([
        'Overview',
        'Billing',
        'Advertising',
        'Reviews',
      ]);
      heal('getRegisteredLender');
      await signInAgain();
      expect(bar()).toHaveLength(6);

      await enterNmlsId();
      expect(screen.getByText('Unknown NMLS ID')).toBeInTheDocument();
      typed('NMLS ID', '123456');
      heal('getNMLSLender');
      await connectionIsBack();
      enter('Name', 'Ada M Lane');
      enter('Company', 'Lanternlight');

      enter('Email', 'ada@lane.example');
      enter('Phone', '4155552671');
      await wait();
      // The checks fail too, and say nothing of the texts: the server decides.
      expect(screen.getByLabelText('Email')).toBeValid();
      expect(screen.getByLabelText('Phone')).toBeValid();

      await press();
      expect(
        screen.getByText(
          'An unexpected error occurred. Please try again later.',
        ),
      ).toBeInTheDocument();
      typed('Name', 'Ada M Lane');
      typed('Company', 'Lanternlight');
      typed('Email', 'ada@lane.example');
      heal(leadAction);
      enter('Phone', '4155552671 ');
      await press();
      expect(
        screen.getByText('Contact submitted successfully!'),
      ).toBeInTheDocument();
      typed('Phone', '4155552671 ');
    },
  );
});
