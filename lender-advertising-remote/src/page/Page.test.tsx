import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  configSet,
  fakeApi,
  renderWithSession,
  testSession,
  type TestSessionOptions,
} from 'session-shared/testing';
import type { LenderPageContent } from '../content/lenderPageContent';
import { toContent } from '../content/toContent';
import { leadFormFeature } from '../lead-form/leadFormFeature';
import { noStorage } from '../lead-form/draft/draftStorage';
import { subNavFeature } from '../sub-nav/subNavFeature';
import { carouselIntervalMs } from '../testimonials/useCarousel';
import { Page } from './Page';

let isStill = false;
async function show(
  options: TestSessionOptions = {},
  session = testSession(options),
  content?: LenderPageContent,
) {
  Object.assign(window, {
    matchMedia: () => ({
      matches: isStill,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    }),
  });
  Element.prototype.scrollIntoView = jest.fn();
  session.attach(
    leadFormFeature({
      navigate: jest.fn(),
      sent: jest.fn(),
      utmParams: undefined,
      draft: noStorage,
    }),
  );
  session.attach(subNavFeature);
  renderWithSession(<Page content={content} />, { session });
  await act(async () => undefined);
  return session;
}
const lenderNav = () =>
  within(screen.getByRole('navigation', { name: 'Lender' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the lender-advertising page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('LAP-2 LAP-17 LAP-20 LAP-22 LAP-26: the seven sections in order, with their texts', async () => {
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
      screen.getByRole('heading', { level: 1, name: 'Grow Your Purchase Pipeline' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Space Is Limited')).toBeInTheDocument();
    for (const title of [
      'Connect with potential borrowers',
      'Get contacts instantly',
      "We're here to help",
    ])
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    for (const question of [
      'What marketing options are available?',
      'How much does it cost?',
      'Will I receive leads from your sister brand?',
      'How do I get started?',
    ])
      expect(screen.getByText(question)).toBeInTheDocument();
  });

  it('LAP-3 LAP-4 LAP-5 LAP-6 LAP-7 CON-23: pitches both products, the family of brands, and what the price depends on', async () => {
    await show();
    expect(screen.getByText('Connect')).toBeInTheDocument();
    expect(screen.getByText('Custom Quotes')).toBeInTheDocument();
    expect(screen.getAllByText(/whole Maplehearth family of brands/).length).toBeGreaterThan(0);
    expect(
      screen.getByText('Consumers answer questions to find a local lender.'),
    ).toBeInTheDocument();
    expect(screen.getByText('For larger consumer-direct call centers.')).toBeInTheDocument();
    expect(
      screen.getByText(
        /loan amount, credit score and loan type\. A minimum initial deposit is required/,
      ),
    ).toBeInTheDocument();
  });

  it('LAP-18 LAP-21: the anchors scroll to their sections by script', async () => {
    await show();
    screen.getByRole('link', { name: 'Learn more' }).click();
    expect(document.querySelector('#how-it-works')).toHaveFocus();
    screen.getByRole('link', { name: 'Request more info' }).click();
    expect(document.querySelector('#form')).toHaveFocus();
  });

  it('LAP-19 OPN-78: the phone is a call link', async () => {
    await show();
    expect(screen.getAllByRole('link', { name: '(800) 555-0199' })[0]).toHaveAttribute(
      'href',
      'tel:+18005550199',
    );
  });

  it('LAP-15 LAP-16: an anonymous visitor gets the spacer instead of the bar', async () => {
    await show();
    expect(screen.queryByRole('navigation', { name: 'Lender' })).toBeNull();
    expect(screen.getByTestId('sub-nav-spacer')).toBeInTheDocument();
  });

  it('LAP-9 LAP-12 LAP-15 CAL-9: a lender gets the bar, with Quotes and Co-marketing as the record says', async () => {
    const api = fakeApi({ getRegisteredLender: { lender: { quoteParticipant: true } } });
    await show({ api, user: { id: '1', lenderId: 'L-1' } });
    expect(lenderNav()).toEqual([
      'Overview',
      'Quotes',
      'Billing',
      'Advertising',
      'Co-marketing',
      'Reviews',
    ]);
    expect(api.calls[0]!.input).toEqual({
      lenderRef: { lenderId: 'L-1' },
      fields: ['quoteParticipant'],
    });
  });

  it('ERR-24: when the lookup fails the bar shows without what depends on it', async () => {
    await show({ user: { id: '1', lenderId: 'L-1' } });
    expect(lenderNav()).toEqual(['Overview', 'Billing', 'Advertising', 'Reviews']);
    expect(screen.getByRole('link', { name: 'Advertising' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('LAP-15: so does staff who may view unencoded ids, without a call', async () => {
    const api = fakeApi();
    await show({ api, user: { id: '1', permissions: ['ViewUnencodedIds'] } });
    expect(lenderNav()).toHaveLength(4);
    expect(api.calls).toHaveLength(0);
  });

  it('LAP-23 LAP-24 LAP-25: three testimonials, six seconds each, wrapping; arrows restart the timer', async () => {
    await show();
    const shown = () => screen.getByRole('figure').getAttribute('aria-label');
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    expect(shown()).toBe('1 of 3');
    await pass(carouselIntervalMs - 1);
    expect(shown()).toBe('1 of 3');
    await pass(1);
    expect(shown()).toBe('2 of 3');
    await pass(carouselIntervalMs - 1);
    act(() => screen.getByRole('button', { name: 'Next testimonial' }).click());
    expect(shown()).toBe('3 of 3');
    await pass(carouselIntervalMs - 1);
    expect(shown()).toBe('3 of 3');
    await pass(1);
    expect(shown()).toBe('1 of 3');
    act(() => screen.getByRole('button', { name: 'Previous testimonial' }).click());
    expect(shown()).toBe('3 of 3');
  });

  it('LAP-24: stands still while paused, held by pointer or keyboard focus, or in a hidden tab, and goes on after', async () => {
    await show();
    const shown = () => screen.getByRole('figure').getAttribute('aria-label');
    const pass = (ms = carouselIntervalMs) => act(() => jest.advanceTimersByTimeAsync(ms));
    const carousel = screen.getByText('What lenders say').parentElement!;
    fireEvent.mouseEnter(carousel);
    await pass();
    expect(shown()).toBe('1 of 3');
    expect(screen.getByRole('figure').parentElement).toHaveAttribute('aria-live', 'polite');
    fireEvent.mouseLeave(carousel);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await pass();
    expect(shown()).toBe('1 of 3');
    jest.restoreAllMocks();
    fireEvent(document, new Event('visibilitychange'));
    await pass();
    expect(shown()).toBe('2 of 3');
    act(() => screen.getByRole('button', { name: 'Pause' }).click());
    await pass();
    expect(shown()).toBe('2 of 3');
    act(() => screen.getByRole('button', { name: 'Play' }).click());
    await pass();
    expect(shown()).toBe('3 of 3');
  });

  it('LAP-24: does not turn by itself where motion is not wanted', async () => {
    isStill = true;
    await show();
    isStill = false;
    await act(() => jest.advanceTimersByTimeAsync(3 * carouselIntervalMs));
    expect(screen.getByRole('figure')).toHaveAccessibleName('1 of 3');
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  });

  it('LAP-25: a finger across turns it, a finger down does not', async () => {
    await show();
    const slides = screen.getByRole('figure').parentElement!;
    const drag = (across: number, down: number) => {
      for (const [type, x, y] of [
        ['pointerdown', 200, 200],
        ['pointerup', 200 + across, 200 + down],
      ] as const) {
        fireEvent(
          slides,
          Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), {
            pointerType: 'touch',
          }),
        );
      }
    };
    drag(-80, 10);
    expect(screen.getByRole('figure')).toHaveAccessibleName('2 of 3');
    drag(-50, 120);
    expect(screen.getByRole('figure')).toHaveAccessibleName('2 of 3');
    drag(80, 0);
    expect(screen.getByRole('figure')).toHaveAccessibleName('1 of 3');
  });

  it('ANA-2: the view and what is pressed are told under Mortgages, Lender Advertising', async () => {
    const session = await show();
    act(() => screen.getByRole('link', { name: 'Learn more' }).click());
    expect(session.tracked).toEqual([
      { category: 'Mortgages', action: 'Lender Advertising', label: 'View' },
      { category: 'Mortgages', action: 'Lender Advertising', label: 'Learn more' },
    ]);
  });

  it('LAP-14 MISC-3: the zuid of the session goes along with every link of the bar', async () => {
    const session = testSession({
      user: { id: '1', lenderId: 'L-1' },
      api: fakeApi({ getRegisteredLender: { lender: { quoteParticipant: true } } }),
    });
    session.store.dispatch(configSet({ zuid: 'X1-Z' }));
    await show({}, session);
    const hrefs = within(screen.getByRole('navigation', { name: 'Lender' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      [
        '/mortgage/lender-hub/',
        '/mortgage/quotes-submitted/',
        '/mortgage/lender-billing/',
        '/advertising/Mortgage.htm',
        '/comarketing/agent/Dashboard.htm',
        '/mortgage/lender-reviews/',
      ].map((path) => `${path}?zuid=X1-Z`),
    );
  });

  it('OPN-80: shows the texts of the page that embeds it', async () => {
    const session = testSession();
    await show({}, session, toContent({ hero: { learnMore: 'Read on' } }));
    expect(screen.getByRole('link', { name: 'Read on' })).toBeInTheDocument();
  });
});
