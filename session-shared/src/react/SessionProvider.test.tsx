import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { testSession } from '../testing';
import { selectSite } from '../session';
import { SessionProvider, useSessionSelector } from '.';

const container = document.body.appendChild(document.createElement('div'));

/** What is shown of a page's site, and how often it was rendered for that. */
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

it('a page that says nothing of its site is rendered as the shell was, once', async () => {
  await expect(hydrate()).resolves.toEqual(['classic']);
});

it('OPN-86: one that says something is rendered as the shell was first, and then as it says', async () => {
  await expect(hydrate({ site: { theme: 'refreshed' } })).resolves.toEqual([
    'classic',
    'refreshed',
  ]);
});
