import { trustPolicyName } from '../contract/handOvers';
import { createPageState, openPageState, type TrustPolicy } from './pageState';
import { trust, trustedScriptUrl } from './trust';

const windowWith = (
  createPolicy: (name: string, rules: TrustPolicy) => TrustPolicy,
) => ({ trustedTypes: { createPolicy } }) as never;

describe('F49: Trusted Types', () => {
  it('has one policy for the page', () => {
    const createPolicy = jest.fn((_name: string, rules: TrustPolicy) => ({
      ...rules,
    }));
    const page = createPageState();
    const policy = trust(windowWith(createPolicy), page);
    expect(trust(windowWith(createPolicy), page)).toBe(policy);
    expect(createPolicy).toHaveBeenCalledTimes(1);
    expect(createPolicy).toHaveBeenCalledWith(
      trustPolicyName,
      expect.anything(),
    );
  });

  it('goes without one where the page refuses it, and where the browser has none', () => {
    const refused = windowWith(() => {
      throw new TypeError('refused');
    });
    expect(trust(refused, createPageState()).createHTML('<p>')).toBe('<p>');
    expect(trustedScriptUrl(window, 'https://page.example/footer.js')).toBe(
      'https://page.example/footer.js',
    );
    expect(openPageState(window).trust).toBeDefined();
  });
});
