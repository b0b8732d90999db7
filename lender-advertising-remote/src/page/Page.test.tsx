import {
  act,
  cleanup,
  fireEvent,
  screen,
  within,
} from '@testing-library/react';
import { readUser } from 'mortgage-domain/people/readUser';
import {
  configSet,
  fakeApi,
  renderWithSession,
  testSession,
  type TestSessionOptions,
} from 'session-shared/testing';
import type { LenderPageContent } from '../content/lenderPageContent';
import { defaultContent } from '../content/content';
import { toContent } from '../content/toContent';
import { leadFormFeature } from '../lead-form/leadFormSaga';
import {
  fillFreeText,
  fine,
  leadAction,
  press,
} from '../lead-form/LeadForm.testing';
import { createLookups } from '../lookups/lookups';
import { subNavFeature } from '../sub-nav/subNavFeature';
import { fakeMedia } from '../testing/fakeMedia';
import { Page } from './Page';

let isStill = false;
let isSmall = false;
const reportChange = fakeMedia((query) =>
  query === '(width <= 889px)' ? isSmall : isStill,
);
async function setSmall(small: boolean) {
  isSmall = small;
  await act(async () => reportChange());
}
async function show(
  options: TestSessionOptions = {},
  session = testSession(options),
  content?: LenderPageContent,
) {
  Element.prototype.scrollIntoView = jest.fn();
  const lookups = createLookups(session.api);
  session.attach(
    leadFormFeature({
      lookups,
      navigate: jest.fn(),
      sent: jest.fn(),
      utmParams: undefined,
      draft: () => undefined,
    }),
  );
  session.attach(subNavFeature(lookups));
  renderWithSession(<Page content={content} />, { session });
  await act(async () => undefined);
  return session;
}
const loggedInAs = (user: {
  readonly id: string;
  readonly lenderId?: string;
}) => ({
  type: 'session/loggedIn',
  user: { ...readUser({ id: user.id }), ...user },
});
const shown = () => screen.getByRole('figure').getAttribute('aria-label');
const pass = (ms = 6000) => act(() => jest.advanceTimersByTimeAsync(ms));
const lenderBar = () =>
  within(screen.getByRole('navigation', { name: 'Lender' }));
const lenderNav = () =>
  lenderBar()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the lender-advertising page', () => {
  beforeEach(() => jest.useFakeTimers());

  it('LAP-2 LAP-17 LAP-19 LAP-20 LAP-22 LAP-26 OPN-78: the seven sections in order, with their texts and call links', async () => {
    await show();
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent.replace(/\(.*/, '').trim()),
    ).toEqual([
      'How It Works',
      'Call today',
      'Start The Conversation',
      'What lenders say',
      'Frequently asked questions',
    ]);
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'Grow Your Purchase Pipeline',
      }),
    ).toBeInTheDocument();
    expect(screen.getByText('Space Is Limited')).toBeInTheDocument();
    const prompt = screen.getByText('Call now to reserve your spot');
    expect(prompt.parentElement).toHaveTextContent('(800) 555-0199');
    for (const phone of screen.getAllByText('(800) 555-0199')) {
      expect(phone.parentElement).toHaveAttribute('dir', 'ltr');
    }
    for (const call of screen.getAllByRole('link', {
      name: '(800) 555-0199',
    })) {
      expect(call).toHaveAttribute('href', 'tel:+18005550199');
    }
    for (const { title } of defaultContent.howItWorks.items) {
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    }
    for (const { question } of defaultContent.faq.items) {
      expect(screen.getByText(question)).toBeInTheDocument();
    }
  });

  it('LAP-3 LAP-4 LAP-5 LAP-6 LAP-7 CON-23: pitches both products, the family of brands, and what the price depends on', async () => {
    await show();
    for (const text of [
      'Connect',
      'Custom Quotes',
      'Consumers answer questions to find a local lender.',
      'You receive contacts by location.',
      'For larger consumer-direct call centers.',
      'You show your rates to shoppers.',
      /loan amount, credit score and loan type\. A minimum initial deposit is required/,
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(
      screen.getAllByText(/whole Maplehearth family of brands/).length,
    ).toBeGreaterThan(0);
  });

  it('has no prompt to call without a number (LAP-19 OPN-78)', async () => {
    const api = fakeApi({
      ...fine,
      [leadAction]: { error: 'ServiceUnavailable' },
    });
    await show({ site: { advertisingPhone: '' }, api });
    await fillFreeText();
    await press();
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    expect(document.body.textContent).not.toMatch(
      /call(?! (us back|centers))/i,
    );
    expect(document.querySelector('[href^="tel:"]')).toBeNull();
  });

  it('LAP-9 LAP-12 LAP-15 CAL-9: a lender gets the bar, with Quotes and Co-marketing by the record', async () => {
    const api = fakeApi({
      getRegisteredLender: { lender: { quoteParticipant: true } },
    });
    await show({ api, user: { id: '1', lenderId: 'L-1' } });
    expect(lenderNav().join()).toBe(
      'Overview,Quotes,Billing,Advertising,Co-marketing,Reviews',
    );
    const lenderRef = { lenderId: 'L-1' };
    expect(api.calls[0]!.input).toEqual({
      lenderRef,
      fields: ['quoteParticipant'],
    });
  });

  it('shows all entries of the bar together, with the record (LAP-9 LAP-12 OPN-51)', async () => {
    let answer!: (body: object) => void;
    const getRegisteredLender = () =>
      new Promise((resolve) => (answer = resolve));
    await show({
      api: fakeApi({ getRegisteredLender }),
      user: { id: '1', lenderId: 'L-1' },
    });
    await pass(999);
    expect(lenderBar().queryAllByRole('link')).toEqual([]);
    await act(async () => answer({ lender: { quoteParticipant: true } }));
    expect(lenderNav()).toHaveLength(6);
    await pass(10_000);
    for (const item of lenderBar().getAllByRole('listitem')) {
      expect(item).not.toHaveClass('last');
    }
  });

  it('shows the other entries after a second, and late ones at the end (LAP-12 OPN-51)', async () => {
    let answer!: (body: object) => void;
    const getRegisteredLender = () =>
      new Promise((resolve) => (answer = resolve));
    await show({
      api: fakeApi({ getRegisteredLender }),
      user: { id: '1', lenderId: 'L-1' },
    });
    await pass(1000);
    expect(lenderNav()).toEqual([
      'Overview',
      'Billing',
      'Advertising',
      'Reviews',
    ]);
    const current = screen.getByRole('link', { name: 'Advertising' });
    expect(current).toHaveAttribute('aria-current', 'page');
    await act(async () => answer({ lender: { quoteParticipant: false } }));
    expect(lenderNav()).toEqual([
      'Overview',
      'Billing',
      'Advertising',
      'Co-marketing',
      'Reviews',
    ]);
    const last = lenderBar()
      .getAllByRole('listitem')
      .filter((item) => item.matches('.last'));
    expect(last.map(({ textContent }) => textContent)).toEqual([
      'Co-marketing',
    ]);
  });

  it.each([null, ''])(
    'LAP-15 LAP-16 OPN-51: the lender id %j is no lender',
    async (nothing) => {
      const api = fakeApi();
      const user = { id: '1', lenderId: nothing as string };
      const session = await show({ api, user });
      expect(screen.getByTestId('sub-nav-spacer')).toBeInTheDocument();
      // An older session may store it as an empty text.
      await act(async () => session.store.dispatch(loggedInAs(user)));
      expect(screen.getByTestId('sub-nav-spacer')).toBeInTheDocument();
      expect(api.calls).toHaveLength(0);
    },
  );

  it('LAP-28 OPN-107: looks up each lender once, for any number of sign-ins', async () => {
    const lender = { quoteParticipant: true };
    const api = fakeApi({ getRegisteredLender: { lender } });
    const session = await show({ api, user: { id: '1', lenderId: 'L-1' } });
    const signIn = (lenderId: string) =>
      act(async () =>
        session.store.dispatch(loggedInAs({ id: '1', lenderId })),
      );
    await signIn('L-1');
    expect(api.calls).toHaveLength(1);
    await signIn('L-2');
    await signIn('L-1');
    expect(api.calls.map(({ input }) => input)).toMatchObject([
      { lenderRef: { lenderId: 'L-1' } },
      { lenderRef: { lenderId: 'L-2' } },
    ]);
  });

  it('LAP-9 LAP-15 OPN-107: an answer after a sign-out does not reach the next visitor, of the same lender either', async () => {
    const answers: ((body: object) => void)[] = [];
    const getRegisteredLender = () =>
      new Promise((resolve) => answers.push(resolve));
    const api = fakeApi({ getRegisteredLender });
    const session = await show({ api, user: { id: '1', lenderId: 'L-1' } });
    await act(async () =>
      session.store.dispatch({ type: 'session/loggedOut' }),
    );
    await act(async () => answers[0]!({ lender: { quoteParticipant: true } }));
    await act(async () =>
      session.store.dispatch(loggedInAs({ id: '2', lenderId: 'L-1' })),
    );
    await pass(1000);
    expect(lenderNav()).toEqual([
      'Overview',
      'Billing',
      'Advertising',
      'Reviews',
    ]);
  });

  it('OPN-83 LAP-15 LAP-16: the sub-nav, and its place for an anonymous visitor, is collapsed on small screens, and not on others', async () => {
    isSmall = true;
    const session = await show();
    expect(screen.getByTestId('sub-nav-spacer')).toHaveAttribute(
      'data-collapsed',
      'true',
    );
    await setSmall(false);
    expect(screen.getByTestId('sub-nav-spacer')).toHaveAttribute(
      'data-collapsed',
      'false',
    );
    await act(async () =>
      session.store.dispatch(loggedInAs({ id: '1', lenderId: 'L-1' })),
    );
    const bar = screen.getByRole('navigation', { name: 'Lender' });
    expect(bar).toHaveAttribute('data-collapsed', 'false');
    await setSmall(true);
    expect(bar).toHaveAttribute('data-collapsed', 'true');
    await setSmall(false);
  });

  it('LAP-15: staff who may view unencoded ids get the bar without a call', async () => {
    const api = fakeApi();
    await show({ api, user: { id: '1', permissions: ['ViewUnencodedIds'] } });
    expect(lenderNav()).toHaveLength(4);
    expect(api.calls).toHaveLength(0);
  });

  it('LAP-23 LAP-24 LAP-25: three testimonials, six seconds each, wrapping; arrows restart the timer', async () => {
    await show();
    expect(shown()).toBe('1 of 3');
    await pass(5999);
    expect(shown()).toBe('1 of 3');
    await pass(1);
    expect(shown()).toBe('2 of 3');
    await pass(5999);
    act(() => screen.getByRole('button', { name: 'Next testimonial' }).click());
    expect(shown()).toBe('3 of 3');
    await pass(5999);
    expect(shown()).toBe('3 of 3');
    await pass(1);
    expect(shown()).toBe('1 of 3');
    act(() =>
      screen.getByRole('button', { name: 'Previous testimonial' }).click(),
    );
    expect(shown()).toBe('3 of 3');
  });

  it('LAP-23 OPN-81: each testimonial has its portrait: ours are drawn, a page gives a picture, or has the initials', async () => {
    await show();
    const portraits = () =>
      screen
        .getAllByRole('figure', { hidden: true })
        .map(({ firstElementChild }) => firstElementChild!);
    expect(portraits().map(({ tagName }) => tagName)).toEqual([
      'svg',
      'svg',
      'svg',
    ]);
    expect(new Set(portraits().map(({ innerHTML }) => innerHTML)).size).toBe(3);
    cleanup();
    const june = { quote: 'Q', author: 'Ada Lane', company: 'C', nmlsId: '1' };
    const items = [
      { ...june, portrait: '/ada.png' },
      { ...june, author: 'Bea van Berg' },
    ];
    await show(
      {},
      testSession(),
      toContent({ testimonials: { items } }, defaultContent),
    );
    expect(portraits()[0]).toHaveAttribute('src', '/ada.png');
    expect(portraits()[1]).toHaveTextContent('BB');
  });

  it('LAP-24 OPN-120: pauses on request, under the pointer, with keyboard focus and in a hidden tab, and continues after', async () => {
    await show();
    const carousel = screen.getByText('What lenders say').parentElement!;
    const enter = (pointerType: string) =>
      fireEvent(
        carousel,
        Object.assign(new MouseEvent('pointerover', { bubbles: true }), {
          pointerType,
        }),
      );
    enter('touch');
    await pass();
    expect(shown()).toBe('2 of 3');
    enter('mouse');
    await pass();
    expect(shown()).toBe('2 of 3');
    expect(screen.getByRole('figure').parentElement).toHaveAttribute(
      'aria-live',
      'polite',
    );
    fireEvent.pointerOut(carousel);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await pass();
    expect(shown()).toBe('2 of 3');
    jest.restoreAllMocks();
    fireEvent(document, new Event('visibilitychange'));
    await pass();
    expect(shown()).toBe('3 of 3');
    act(() => screen.getByRole('button', { name: 'Pause' }).click());
    await pass();
    expect(shown()).toBe('3 of 3');
    act(() => screen.getByRole('button', { name: 'Play' }).click());
    await pass();
    expect(shown()).toBe('1 of 3');
  });

  it('LAP-24 OPN-120: does not turn by itself with reduced motion', async () => {
    isStill = true;
    await show();
    isStill = false;
    await act(() => jest.advanceTimersByTimeAsync(3 * 6000));
    expect(screen.getByRole('figure')).toHaveAccessibleName('1 of 3');
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  });

  it('LAP-25: a horizontal swipe turns it as the page reads, a vertical one does not', async () => {
    await show();
    const slides = screen.getByRole('figure').parentElement!;
    const drag = (across: number, down: number) => {
      for (const [type, x, y] of [
        ['pointerdown', 200, 200],
        ['pointerup', 200 + across, 200 + down],
      ] as const) {
        fireEvent(
          slides,
          Object.assign(
            new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }),
            {
              pointerType: 'touch',
            },
          ),
        );
      }
    };
    drag(-80, 10);
    expect(screen.getByRole('figure')).toHaveAccessibleName('2 of 3');
    drag(-50, 120);
    expect(screen.getByRole('figure')).toHaveAccessibleName('2 of 3');
    drag(80, 0);
    expect(screen.getByRole('figure')).toHaveAccessibleName('1 of 3');
    slides.style.direction = 'rtl';
    drag(80, 0);
    expect(screen.getByRole('figure')).toHaveAccessibleName('2 of 3');
  });

  it('ANA-2: tracks the view and clicks under Mortgages, Lender Advertising', async () => {
    const session = await show();
    act(() => screen.getByRole('link', { name: 'Learn more' }).click());
    expect(session.tracked).toEqual([
      { category: 'Mortgages', action: 'Lender Advertising', label: 'View' },
      {
        category: 'Mortgages',
        action: 'Lender Advertising',
        label: 'Learn more',
      },
    ]);
  });

  it('LAP-14 MISC-3: every link of the bar carries the zuid of the session', async () => {
    const session = testSession({
      user: { id: '1', lenderId: 'L-1' },
      api: fakeApi({
        getRegisteredLender: { lender: { quoteParticipant: true } },
      }),
    });
    session.store.dispatch(configSet({ zuid: 'X1-Z' }));
    await show({}, session);
    const hrefs = within(screen.getByRole('navigation', { name: 'Lender' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toHaveLength(6);
    for (const href of hrefs) {
      expect(href).toMatch(/\?zuid=X1-Z$/);
    }
  });
});
