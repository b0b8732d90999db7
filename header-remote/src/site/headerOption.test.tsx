import { act, screen } from '@testing-library/react';
import { configureSession } from 'session-shared/session';
import { renderWithSession, testSession } from 'session-shared/testing';
import { Header } from '../Header';
import { headerOptionFeature } from './headerOption';

const orders = {
  key: 'orders',
  text: 'Orders',
  top: { text: 'All orders', href: '/orders/' },
  groups: [
    { links: [{ text: 'Old orders of {productName}', href: '/orders/old/' }] },
  ],
};

async function show(header: Readonly<Record<string, unknown>>) {
  const session = testSession({ site: { productName: 'Birch' } });
  session.attach(headerOptionFeature);
  renderWithSession(<Header />, { session });
  const give = (next: typeof header) =>
    act(async () => {
      configureSession(session, { header: next });
      await import('./readHeaderOption');
    });
  await give(header);
  return give;
}
const links = (name: string) =>
  screen.queryAllByRole('link', { name, hidden: true });

it("EXT-4: a page's parts of the header replace the site's, and later ones replace those", async () => {
  const give = await show({
    help: { text: 'Call us', href: '/call/' },
    main: [orders],
  });
  expect(links('Call us')[0]).toHaveAttribute('href', '/call/');
  expect(links('Old orders of Birch')[0]).toHaveAttribute(
    'href',
    '/orders/old/',
  );
  expect(screen.queryByRole('button', { name: /Home Loans/ })).toBeNull();
  await give({ help: { text: 'Write to us', href: '/write/' } });
  expect(links('Write to us').length).toBeGreaterThan(0);
  expect(links('All orders')).toEqual([]);
});

it("EXT-4 S01: an invalid part is the site's, and a warning names it", async () => {
  await show({
    help: { text: 'Call us', href: '/call/' },
    main: [{ ...orders, top: { text: 'x', href: 'javascript:1' } }],
  });
  expect(links('Call us').length).toBeGreaterThan(0);
  expect(links('All orders')).toEqual([]);
  expect(jest.mocked(console.warn).mock.calls).toEqual([
    [expect.stringMatching(/main\.0\.top\.href of the option header/)],
  ]);
});
