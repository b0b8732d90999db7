import { act, screen } from '@testing-library/react';
import { fakeApi, renderWithSession, testSession } from 'session-shared/testing';
import { Header } from '../Header';
import { navigationFeature } from './saga';

/** A session of an older release, to which this one was rolled back, has no such lookup. */
jest.mock('session-shared/session', () => ({
  ...jest.requireActual<object>('session-shared/session'),
  findRegionId: undefined,
}));

it('CAL-14: the page frame is asked without a region where the session cannot look one up', async () => {
  const section = { key: 'desk', link: { text: 'Desk', href: '/desk' }, subsections: [] };
  const session = testSession({
    api: fakeApi({
      '/ajax/nav/PageFrame.htm?topnav=%7Bformat%3Ajson%7D': {
        topnav: { json: { sections: [section] } },
      },
    }),
  });
  session.attach(navigationFeature);
  renderWithSession(<Header />, { session });
  await act(async () => undefined);
  expect(screen.getByRole('button', { name: 'Desk' })).toBeInTheDocument();
});
