import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notice } from 'embed/notice';
import { openPageParts } from 'embed/site-parts';
import { spanishSite } from 'remote-kit/testing';
import { renderWithSession, testSession } from 'session-shared/testing';
import { toPart } from '../site';
import { noticeFeature } from './notice';
import { SiteNotice } from './SiteNotice';

function show(notice: Partial<Notice> = {}) {
  const part = toPart({
    ...spanishSite,
    notice: { text: 'Cerrado <b>hoy</b>.', ...notice },
  });
  openPageParts(globalThis, { 'header-remote': { id: 'es', ...part } });
  const session = testSession();
  session.attach(noticeFeature);
  return renderWithSession(<SiteNotice />, { session });
}

it("S01: shows the stamp's notice as plain text, with a link, in the site's language", () => {
  show({ link: 'https://status.example/' });
  expect(screen.getByRole('status')).toHaveTextContent('Cerrado <b>hoy</b>.');
  expect(screen.getByRole('link', { name: 'Más información' })).toBeVisible();
});

it('interrupts for an outage, and shows nothing that is over', () => {
  const { unmount } = show({ isOutage: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Cerrado');
  unmount();
  show({ until: '2020-01-01T00:00:00.000Z' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('stays dismissed until the text changes', async () => {
  const { unmount } = show();
  await userEvent.click(
    screen.getByRole('button', { name: 'Cerrar el aviso' }),
  );
  expect(screen.getByRole('status')).toHaveFocus();
  unmount();
  show().unmount();
  expect(screen.queryByRole('button')).toBeNull();
  show({ text: 'Abierto.' });
  expect(screen.getByRole('status')).toHaveTextContent('Abierto.');
});
