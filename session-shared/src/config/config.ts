/** The session's data of the page and of the browser session. Source: specification 3; ledger ENT-4, AUT-12, AUT-13, CON-4. */
import { parseRegion, type Region } from 'mortgage-domain/places/region';
import type { RegionInformation } from 'mortgage-domain/places/regionInformation';
import {
  unnamedSite,
  type Environment,
  type SiteConfig,
} from 'mortgage-domain/site/siteConfig';
import {
  decideEnvironment,
  toSessionConfig,
  type SessionConfig,
} from 'mortgage-domain/site/sessionConfig';
import type { NavigationAction, PageNavigated } from '../navigation/actions';
import {
  selectOnboarding,
  type OnboardingPart,
} from '../onboarding/onboarding';

export interface SessionConfigState {
  readonly site: SiteConfig;
  readonly userSessionId: string;
  /** OPN-52. */
  readonly zuid?: string;
  /** Visitor guid of the cookie `zguid` (AUT-13). */
  readonly guid?: string;
  readonly pageRegion?: Region;
  /** Path of the page that first set `site.calculatorProperty`; other pages do not show that property (OPN-91). */
  readonly calculatorPath?: string;
  /** The visitor was signed in on the page before, and may still be. */
  readonly wasSignedIn?: boolean;
  /** The server's data of the place that the visitor looks at (CAL-6). */
  readonly region?: RegionInformation;
}
export interface ConfigPart {
  readonly config: SessionConfigState;
}
/** Session id where none can be kept (CON-4, OPN-88). */
export const placeholderSessionId = '0'.repeat(32);
export const initialConfig = (site: SiteConfig): SessionConfigState => ({
  site,
  userSessionId: placeholderSessionId,
});

export function configReducer(
  state: SessionConfigState = initialConfig(unnamedSite),
  action: ConfigAction | NavigationAction,
): SessionConfigState {
  if (action.type === 'config/set') {
    return { ...state, ...action.config };
  }
  return action.type === 'page/navigated'
    ? followAddress(state, action)
    : state;
}

/** Values that an address lacks stay as before: where the visitor looked (OPN-1), and as whom (OPN-52). */
const followAddress = (
  state: SessionConfigState,
  { path, search }: PageNavigated,
): SessionConfigState => ({
  ...state,
  pageRegion: parseRegion(path) ?? state.pageRegion,
  zuid: new URLSearchParams(search).get('zuid') ?? state.zuid,
});

export const configSet = (config: Partial<SessionConfigState>) =>
  ({ type: 'config/set', config }) as const;
export type ConfigAction = ReturnType<typeof configSet>;

export const selectConfig = ({ config }: ConfigPart): SessionConfigState =>
  config;
export const selectSite = ({ config }: ConfigPart): SiteConfig => config.site;

/** ENT-4: the values in calls and links. The page's option comes first, then the visitor's answer, then the addresses. */
export function selectSessionConfig(
  state: ConfigPart & OnboardingPart,
): SessionConfig {
  const {
    site,
    userSessionId,
    pageRegion = {},
    region = {},
  } = selectConfig(state);
  const { zipCode } = selectOnboarding(state);
  return toSessionConfig(site, userSessionId, [
    { zipCode },
    pageRegion,
    region,
  ]);
}

/** CON-21. */
export const selectEnvironment = (state: ConfigPart): Environment =>
  decideEnvironment(selectSite(state));
