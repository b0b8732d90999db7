import { createConsent } from './consent';

const withPrivacyControl = (globalPrivacyControl: unknown) =>
  Object.assign(Object.create(window) as Window, { navigator: { globalPrivacyControl } });
const decide = (analytics: boolean) =>
  window.dispatchEvent(new CustomEvent('mortgage:consent', { detail: { analytics } }));

describe('consent (S11 OPN-121)', () => {
  it('counts as refused if the browser sends Global Privacy Control, whatever comes later', async () => {
    const { decision, changed } = createConsent(withPrivacyControl(true), () => 'granted');
    const later = jest.fn();
    void changed().then(later);
    decide(true);
    await Promise.resolve();
    expect(decision()).toBe('refused');
    expect(later).not.toHaveBeenCalled();
  });

  it.each([false, undefined, 1, 'true'])('is required where the control is %p', (control) => {
    expect(createConsent(withPrivacyControl(control), () => 'ask').decision()).toBe('pending');
  });

  it('ends with a refusal in another tab, or on a page left for this one; begins with a consent there', async () => {
    const { decision, changed } = createConsent(window, () => 'ask');
    const decided = changed();
    window.localStorage.setItem('mortgageConsent', 'analytics');
    window.dispatchEvent(new Event('storage'));
    await decided;
    expect(decision()).toBe('given');
    window.localStorage.setItem('mortgageConsent', 'none');
    window.dispatchEvent(new Event('pageshow'));
    expect(decision()).toBe('refused');
  });

  it('a refusal by the event alone outlives an older stored consent, whatever else is stored', () => {
    window.localStorage.setItem('mortgageConsent', 'analytics');
    const { decision } = createConsent(window, () => 'ask');
    decide(false);
    for (const name of ['storage', 'pageshow']) window.dispatchEvent(new Event(name));
    expect(decision()).toBe('refused');
  });

  it('calls back once it is decided', async () => {
    const { decision, changed } = createConsent(window, () => 'ask');
    const decided = changed();
    decide(true);
    await decided;
    expect(decision()).toBe('given');
  });
});
