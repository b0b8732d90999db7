/** The API options of a site. Source: docs/sites.md; ledger OPN-40, OPN-87, OPN-89, OPN-134. */
import * as v from 'valibot';
import { environments } from '../site/siteConfig';
import {
  field,
  hostName,
  matching,
  optionalField,
  siteField,
  text,
} from './fields';

/** Calls carry the visitor's token: no other host gets them. */
const hostPath = matching(
  /^\/(?!\/)[^\s\\?#]+$/,
  "calls go there. Write a path on the page's own host such as /mortgageapi, without ? and #.",
);

export const apiFile = {
  apiBase: siteField(
    'apiBase',
    hostPath,
    "Path of the mortgage API on the page's own host (OPN-40).",
  ),
  homeLoansHost: optionalField(
    hostName,
    'Host of the home-loans pages. `.com` in it means production, else QA (OPN-87).',
    { examples: ['loans.cedarline.example'] },
  ),
  environment: optionalField(
    v.picklist(environments),
    'The environment in analytics and error reports. Left out: by `homeLoansHost` (OPN-87).',
  ),
  partnerIds: optionalField(
    v.strictObject({
      web: field(text, 'On the web.', { examples: ['CL-WEB'] }),
      ios: field(text, 'In the app for iOS.', { examples: ['CL-IOS'] }),
      android: field(text, 'In the app for Android.', { examples: ['CL-AND'] }),
    }),
    "Partner ids of the product's apps: calls of the API and links to lenders' websites carry that " +
      'of the app that shows the page (OPN-89). Left out: empty.',
    { examples: [{ web: 'CL-WEB', ios: 'CL-IOS', android: 'CL-AND' }] },
  ),
  plainLeads: optionalField(
    v.boolean(),
    "Whether the API takes the lead form's own POST, without script: the form then works when its program " +
      'does not arrive, or without JavaScript (docs/lender-page.md).',
    { default: false },
  ),
  regions: siteField(
    'regions',
    v.boolean(),
    "Whether the API is asked for the visitor's region, for menus of the page frame (CAL-5).",
  ),
};
