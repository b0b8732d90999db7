/** Services of others. Source: docs/sites.md; ledger OPN-32, OPN-36, OPN-38, OPN-95. */
import * as v from 'valibot';
import {
  globalName,
  httpAddress,
  origin,
  pathOrHttpAddress,
  siteField,
  textOrNone,
} from './fields';

export const services = {
  googleClientId: siteField(
    'googleClientId',
    textOrNone,
    'The client id of Google one-tap; empty: it is off (OPN-36).',
  ),
  oneTapScriptUrl: siteField(
    'oneTapScriptUrl',
    httpAddress,
    "Address of the one-tap provider's script.",
  ),
  bot: siteField(
    'bot',
    v.boolean(),
    'Whether calls request the cookie mode of the bot challenge (OPN-38).',
  ),
  analyticsGlobal: siteField(
    'analyticsGlobal',
    globalName,
    "Name of the page's analytics object; empty: no tracking (OPN-95).",
  ),
  analyticsConsent: siteField(
    'analyticsConsent',
    v.picklist(['ask', 'granted']),
    "`ask`: nothing is sent before the page's consent script allows it; `granted`: the page " +
      'has asked itself.',
  ),
  errorReporterGlobal: siteField(
    'errorReporterGlobal',
    globalName,
    "Name of the page's error reporter object; empty: the console (OPN-95).",
  ),
  measurementsUrl: siteField(
    'measurementsUrl',
    pathOrHttpAddress,
    'Where one measurement of each page goes, after consent (docs/performance.md): a path of the ' +
      "page's own host, or an http(s) address; empty: nothing is measured.",
    '/measurements/',
  ),
  messagingOrigin: siteField(
    'messagingOrigin',
    origin,
    'Origin of the real-time service for new messages; empty: the hosts of its vendor (OPN-32).',
  ),
};
