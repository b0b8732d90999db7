import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { SessionProvider } from 'session-shared/react';
import { fakeApi, renderWithSession, testSession, type FakeAnswer } from 'session-shared/testing';
import { Footer } from './Footer';

const path = '/ajax/nav/PageFrame.htm?footer=%7Bformat%3AscriptOnly%7D';
const scripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[data-mortgage-footer-script]'),
];

async function show(answer: FakeAnswer) {
  const api = fakeApi({ [path]: answer });
  const result = renderWithSession(<Footer />, { api });
  await act(async () => undefined);
  return { ...result, api };
}

describe('the footer script', () => {
  afterEach(() => scripts().forEach((script) => script.remove()));

  it('FTR-11 CAL-15 OPN-110: the script of the page frame is appended to the footer', async () => {
    const { container, api } = await show({ footer: { js: '/static/footer.js' } });
    expect(api.calls.map(({ name }) => name)).toEqual([path]);
    expect(container.querySelector('footer script')).toHaveAttribute(
      'src',
      `${window.location.origin}/static/footer.js`,
    );
  });

  it('FTR-11: once per page, however often the footer is mounted', async () => {
    await show({ footer: { js: '/static/footer.js' } });
    await show({ footer: { js: '/static/footer.js' } });
    expect(scripts()).toHaveLength(1);
  });

  it.each([
    ['another origin', { footer: { js: 'https://evil.example/footer.js' } }],
    ['a script address', { footer: { js: 'javascript:alert(1)' } }],
    ['no footer', {}],
    ['a failing call', undefined],
  ])('OPN-110 S11 F45: %s appends nothing, and the footer stays', async (_case, answer) => {
    const { getByRole } = await show(answer);
    expect(scripts()).toHaveLength(0);
    expect(getByRole('contentinfo')).toBeInTheDocument();
  });

  it('FTR-11: from a shadow root it goes to the mount element, where consent scripts find themselves', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(
      host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div')),
    );
    const session = testSession({
      api: fakeApi({ [path]: { footer: { js: '/static/footer.js' } } }),
    });
    await act(async () =>
      root.render(
        <SessionProvider session={session}>
          <Footer />
        </SessionProvider>,
      ),
    );
    expect(host.querySelector(':scope > script')).toHaveAttribute(
      'src',
      `${window.location.origin}/static/footer.js`,
    );
    await act(async () => root.unmount());
  });
});
