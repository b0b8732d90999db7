import { trustPolicyName } from '../contract/handOvers';
import { openPageState, type PageState, type TrustPolicy } from './pageState';

type TrustedTypesWindow = Window & {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: TrustPolicy): TrustPolicy;
  };
};
const rules: TrustPolicy = {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
};

/** Makes our own markup and addresses acceptable to Trusted Types. One policy for a page, because a name may be used once (F49). */
export function trust(
  window: TrustedTypesWindow,
  page: PageState,
): TrustPolicy {
  try {
    return (page.trust ??=
      window.trustedTypes?.createPolicy(trustPolicyName, rules) ?? rules);
  } catch {
    return rules;
  }
}

/** An address that has been checked, for a script element of a remote's own. */
export const trustedScriptUrl = (window: Window, url: string): string =>
  trust(window, openPageState(window)).createScriptURL(url);
