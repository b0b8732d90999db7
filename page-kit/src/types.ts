/** Types of options, page API and events, as `embed` declares them. */
export type {
  MortgageEmbed,
  MountHandle,
  OptionsUpdate,
  PageConfig,
  PageEventName,
  PageEvents,
  RemoteName,
} from 'embed/contract';
export type { SiteAddress, SiteRemote } from './siteAddress';
