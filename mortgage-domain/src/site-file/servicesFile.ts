/**
 * Services of others that a site's pages use. Source: docs/sites.md; ledger OPN-32, OPN-36, OPN-38,
 * OPN-95.
 */
import * as v from 'valibot';
import { unnamedSite } from '../site/siteConfig';
import {
  globalName,
  httpAddress,
  optionalField,
  origin,
  pathOrHttpAddress,
  textOrNone,
} from './fields';

export const services = {
  googleClientId: optionalField(
    textOrNone,
    'The client id of Google one-tap; empty: it is off (OPN-36).',
    { default: unnamedSite.googleClientId },
  ),
  oneTapScriptUrl: optionalField(httpAddress, "Address of the one-tap provider's script.", {
    default: unnamedSite.oneTapScriptUrl,
  }),
  bot: optionalField(
    v.boolean(),
    'Whether calls ask for the cookie mode of the bot challenge (OPN-38).',
    { default: unnamedSite.bot },
  ),
  analyticsGlobal: optionalField(
    globalName,
    "Name of the page's analytics object; empty: no tracking (OPN-95).",
    { default: unnamedSite.analyticsGlobal },
  ),
  analyticsConsent: optionalField(
    v.picklist(['ask', 'granted']),
    "`ask`: nothing is sent before the page's consent script allows it; `granted`: the page " +
      'has asked itself.',
    { default: unnamedSite.analyticsConsent },
  ),
  errorReporterGlobal: optionalField(
    globalName,
    "Name of the page's error reporter object; empty: the console (OPN-95).",
    { default: unnamedSite.errorReporterGlobal },
  ),
  measurementsUrl: optionalField(
    pathOrHttpAddress,
    'Where one measurement of each page goes, after consent (docs/performance.md): a path of the ' +
      "page's own host, or an http(s) address; empty: nothing is measured.",
    { default: unnamedSite.measurementsUrl, examples: ['/measurements/'] },
  ),
  messagingOrigin: optionalField(
    origin,
    "Origin of the real-time service that tells of new messages; empty: its vendor's own hosts " +
      '(OPN-32).',
    { default: unnamedSite.messagingOrigin },
  ),
};
