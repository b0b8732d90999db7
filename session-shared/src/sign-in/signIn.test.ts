import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDialogs } from '../testing/fakeDialogs';
import { startedSession, type Answers } from '../testing/startedSession';
import { ChallengeClosed } from '../api/passChallenge';
import {
  lightboxShown,
  selectRegistration,
} from '../registration/registration';
import { selectAuthToken, selectLoggedIn } from '../visitor/visitor';
import type { SignInOptions } from './signIn';

fakeDialogs();
const ada = { authToken: 'a', user: { id: '7', firstName: 'Ada' } };

/** The lightbox of the page, in its shadow root. */
async function findLightbox() {
  const host = await waitFor(() => {
    const found = document.querySelector('[data-mortgage-lightbox]');
    expect(found?.shadowRoot?.querySelector('dialog')).toBeTruthy();
    return found!;
  });
  return within(host.shadowRoot as unknown as HTMLElement);
}

async function signInThere(
  lightbox: Awaited<ReturnType<typeof findLightbox>>,
): Promise<void> {
  await userEvent.type(lightbox.getByLabelText('Email'), 'ada@lane.example');
  await userEvent.type(lightbox.getByLabelText('Password'), 'long-enough');
  await userEvent.click(lightbox.getByRole('button', { name: 'Sign in' }));
}

async function signInBy(options?: SignInOptions, answers: Answers = () => ada) {
  const started = startedSession(answers);
  const token = started.session.signIn(options);
  const lightbox = await findLightbox();
  expect(lightbox.queryByText(/cookies/)).toBeNull();
  await signInThere(lightbox);
  return { ...started, token: await token };
}

describe('signing in', () => {
  it('AUT-5 STO-3: gives the token, and the session is logged in', async () => {
    const { session, token } = await signInBy();
    expect(token).toBe('a');
    expect(selectLoggedIn(session.store.getState())).toBe(true);
    expect(selectAuthToken(session.store.getState())).toBe('a');
    expect(selectRegistration(session.store.getState()).showLightbox).toBe(
      false,
    );
    expect(window.localStorage.getItem('mortgageSignedInHint')).toBe('1');
  });

  it('AUT-5 HDR-18: signs the previous person out first, and announces both to the page', async () => {
    const heard: string[] = [];
    for (const name of ['mortgage:signedIn', 'mortgage:signedOut']) {
      document.addEventListener(name, (event) =>
        heard.push(
          `${event.type} ${JSON.stringify((event as CustomEvent).detail)}`,
        ),
      );
    }
    let person: object = ada;
    const { session } = await signInBy(undefined, () => person);
    person = { authToken: 'b', user: { id: '8', firstName: 'Ben' } };
    const token = session.signIn();
    await signInThere(await findLightbox());
    expect(await token).toBe('b');
    expect(session.store.getState().user).toMatchObject({
      name: 'Ben',
      authToken: 'b',
    });
    expect(heard).toEqual([
      'mortgage:signedIn {"userId":"X1-7"}',
      'mortgage:signedOut {}',
      'mortgage:signedIn {"userId":"X1-8"}',
    ]);
  });

  it('S04: the token is kept in memory only', async () => {
    await signInBy(undefined, () => ({ ...ada, authToken: 'canary-token' }));
    expect(
      JSON.stringify([
        Object.entries(window.localStorage),
        Object.entries(window.sessionStorage),
        document.cookie,
        window.location.href,
      ]),
    ).not.toContain('canary-token');
  });

  it('HDR-21: reloads the page on request only', async () => {
    expect(
      (await signInBy({ afterSuccess: 'reload' })).reload,
    ).toHaveBeenCalledTimes(1);
    expect((await signInBy()).reload).not.toHaveBeenCalled();
    expect(document.cookie).toBe('');
  });

  it('F36: warns beforehand if cookies are blocked, and does not reload, which would lose the sign-in', async () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const started = startedSession(() => ada);
    const token = started.session.signIn({ afterSuccess: 'reload' });
    const lightbox = await findLightbox();
    expect(
      lightbox.getByText(
        /^Your browser is blocking cookies for this site\. You can sign in on this page/,
      ),
    ).toBeInTheDocument();
    await signInThere(lightbox);
    expect(await token).toBe('a');
    expect(selectLoggedIn(started.session.store.getState())).toBe(true);
    expect(started.reload).not.toHaveBeenCalled();
  });

  it.each([
    ['/mortgage/lender-hub/', 'http://localhost/mortgage/lender-hub/'],
    [
      'https://www.maplehearth.example/x?y=1',
      'https://www.maplehearth.example/x?y=1',
    ],
  ])(
    'STO-12: then goes to an allowed redirect URL: %s',
    async (redirectUrl, address) => {
      const { navigate, reload } = await signInBy({
        redirectUrl,
        afterSuccess: 'reload',
      });
      expect(navigate).toHaveBeenCalledWith(address);
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('S02: a redirect URL of another host is left out and reported', async () => {
    const { navigate } = await signInBy({ redirectUrl: '//evil.example' });
    expect(navigate).not.toHaveBeenCalled();
    expect(console.warn).toHaveBeenCalledWith(
      '[mortgage session] RedirectRefused',
      '',
    );
  });

  it('callers at the same time share one lightbox; closing it gives none a token (F32)', async () => {
    const { session } = startedSession();
    const both = Promise.all([session.signIn(), session.signIn()]);
    session.store.dispatch(lightboxShown());
    const lightbox = await findLightbox();
    expect(document.querySelectorAll('[data-mortgage-lightbox]')).toHaveLength(
      1,
    );
    await userEvent.click(lightbox.getByRole('button', { name: 'Close' }));
    expect(await both).toEqual([undefined, undefined]);
    expect(document.querySelector('[data-mortgage-lightbox]')).toBeNull();
  });
});

it('AUT-11: closing the security check rejects the call', async () => {
  const { session } = startedSession(() => ({ blockScript: '/challenge.js' }));
  const call = session.api
    .post('x', {}, (json) => json)
    .catch((error: unknown) => error);
  await userEvent.click(
    (await findLightbox()).getByRole('button', { name: 'Close' }),
  );
  expect(await call).toBeInstanceOf(ChallengeClosed);
});
