/** What the session knows of the page and of the browser session. Source: specification 3; ledger ENT-4, AUT-12, AUT-13, CON-4. */
import type { Region } from 'mortgage-domain/places/region';
import type { RegionInformation } from 'mortgage-domain/places/regionInformation';
import { unnamedSite, type SiteConfig } from 'mortgage-domain/site/siteConfig';

// State
export interface SessionConfigState {
  readonly site: SiteConfig;
  readonly userSessionId: string;
  /** OPN-52. */
  readonly zuid?: string;
  /** Visitor guid of the cookie `zguid` (AUT-13). */
  readonly guid?: string;
  /** The region of the page's path, or of the page that was seen last (REG-5). */
  readonly pageRegion?: Region;
  /** What the server knows of the place that the visitor looks at (CAL-6). */
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

// Reducer
export function configReducer(
  state: SessionConfigState = initialConfig(unnamedSite),
  action: { readonly type: string },
): SessionConfigState {
  return isConfigSet(action) ? { ...state, ...action.config } : state;
}

const isConfigSet = (action: { readonly type: string }): action is ConfigAction =>
  action.type === 'config/set';

// Actions
export const configSet = (config: Partial<SessionConfigState>) =>
  ({ type: 'config/set', config }) as const;
export type ConfigAction = ReturnType<typeof configSet>;

// Selectors
export const selectConfig = ({ config }: ConfigPart): SessionConfigState => config;
export const selectSite = ({ config }: ConfigPart): SiteConfig => config.site;
