import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSession } from '../testing';
import { useLinkTracking } from './useLinkTracking';

function Links() {
  return (
    <nav {...useLinkTracking('Header')}>
      <a href="#buy">
        <b>Buy</b> {'\n  '}
        <i>homes</i>
      </a>
      <button type="button">No link</button>
    </nav>
  );
}

it('tracks a click on a link with its text (ANA-6)', async () => {
  const { session } = renderWithSession(<Links />);
  await userEvent.click(screen.getByText('homes'));
  await userEvent.click(screen.getByRole('button'));
  expect(session.tracked.filter(({ action }) => action === 'click')).toEqual([
    { category: 'Header', action: 'click', label: 'Buy homes' },
  ]);
});

it('ANA-6 F46 F47: also where the page has put an Element of its own in the place', async () => {
  const { session } = renderWithSession(<Links />);
  const { Element } = window;
  Object.assign(window, { Element: function theirs() {} });
  fireEvent.click(screen.getByText('homes'));
  Object.assign(window, { Element });
  expect(session.tracked).toHaveLength(1);
});

it('tracks a hover once per link (ANA-7)', async () => {
  const { session } = renderWithSession(<Links />);
  await userEvent.hover(screen.getByText('Buy'));
  await userEvent.hover(screen.getByText('homes'));
  await userEvent.hover(screen.getByRole('button'));
  await userEvent.hover(screen.getByText('Buy'));
  expect(
    session.tracked.map(({ action, label }) => `${action} ${label}`),
  ).toEqual(['hover Buy homes', 'hover Buy homes']);
});

function Page() {
  return (
    <div {...useLinkTracking('Mortgages', 'Lender Advertising')}>
      <button type="button" aria-label="Next">
        ›
      </button>
      <p>Text</p>
    </div>
  );
}

it('tracks every click on a page under its own action (ANA-2)', async () => {
  const { session } = renderWithSession(<Page />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByText('Text'));
  expect(session.tracked).toEqual([
    { category: 'Mortgages', action: 'Lender Advertising', label: 'Next' },
  ]);
});
