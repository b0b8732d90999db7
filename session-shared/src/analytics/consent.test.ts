import { createConsent } from './consent';

const withPrivacyControl = (globalPrivacyControl: unknown) =>
  Object.assign(Object.create(window) as Window, {
    navigator: { globalPrivacyControl },
  });
const decide = (analytics: boolean) =>
  window.dispatchEvent(
    new CustomEvent('mortgage:consent', { detail: { analytics } }),
  );
const store = (event: string) => (analytics: boolean) => {
  window.localStorage.setItem(
    'mortgageConsent',
    analytics ? 'analytics' : 'none',
  );
  window.dispatchEvent(new Event(event));
};

describe('consent (S11 OPN-121)', () => {
  it('counts as refused if the browser sends Global Privacy Control, whatever comes later', async () => {
    const { decision, changed } = createConsent(
      withPrivacyControl(true),
      () => 'granted',
    );
    const later = jest.fn();
    void changed().then(later);
    decide(true);
    await Promise.resolve();
    expect(decision()).toBe('refused');
    expect(later).not.toHaveBeenCalled();
  });

  it.each([false, undefined, 1, 'true'])(
    'is required where the control is %p',
    (control) => {
      expect(
        createConsent(withPrivacyControl(control), () => 'ask').decision(),
      ).toBe('pending');
    },
  );

  it.each([
    ["by the page's event", decide],
    ['in another tab', store('storage')],
    ['on a page left for this one', store('pageshow')],
  ])(
    'begins with a consent %s, and ends with a refusal there',
    async (_where, say) => {
      const { decision, changed } = createConsent(window, () => 'ask');
      for (const isGiven of [true, false]) {
        const decided = changed();
        say(isGiven);
        await decided;
        expect(decision()).toBe(isGiven ? 'given' : 'refused');
      }
    },
  );

  it('a refusal by the event alone outlives an older stored consent, whatever else is stored', () => {
    window.localStorage.setItem('mortgageConsent', 'analytics');
    const { decision } = createConsent(window, () => 'ask');
    decide(false);
    for (const name of ['storage', 'pageshow']) {
      window.dispatchEvent(new Event(name));
    }
    expect(decision()).toBe('refused');
  });
});
