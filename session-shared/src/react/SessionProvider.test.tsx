import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { testSession } from '../testing';
import { selectSite } from '../session';
import { SessionProvider, useSessionSelector } from '.';

const container = document.body.appendChild(document.createElement('div'));

/** The themes that a page renders, in order. */
async function hydrate(site?: Parameters<typeof testSession>[0]) {
  const themes: string[] = [];
  const Theme = () => {
    const { theme } = useSessionSelector(selectSite);
    themes.push(theme);
    return <p>{theme}</p>;
  };
  container.innerHTML = '<p>classic</p>';
  const complaint = jest.fn();
  const root = await act(async () =>
    hydrateRoot(
      container,
      <SessionProvider session={testSession(site)}>
        <Theme />
      </SessionProvider>,
      { onRecoverableError: complaint },
    ),
  );
  expect(complaint).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  return themes;
}

it('renders once, as the shell, on a page without options', async () => {
  await expect(hydrate()).resolves.toEqual(['classic']);
});

it('OPN-86: renders first as the shell, then with the options of the page', async () => {
  await expect(hydrate({ site: { theme: 'refreshed' } })).resolves.toEqual([
    'classic',
    'refreshed',
  ]);
});
