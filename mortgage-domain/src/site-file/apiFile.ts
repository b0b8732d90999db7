/** What the calls of a site are made with. Source: docs/sites.md; ledger OPN-40, OPN-87, OPN-89, OPN-134. */
import * as v from 'valibot';
import { environments } from '../site/siteConfig';
import { field, hostName, href, optionalField, siteField, text } from './fields';

export const apiFile = {
  apiBase: siteField('apiBase', href, "Path of the mortgage API on the page's own host (OPN-40)."),
  homeLoansHost: optionalField(
    hostName,
    'Host of the home-loans pages. It decides the environment only. Left out: QA.',
    { examples: ['loans.cedarline.example'] },
  ),
  environment: optionalField(
    v.picklist(environments),
    'What analytics and error reports name. Left out: `production` with `.com` in `homeLoansHost`, else `qa` (OPN-87).',
  ),
  partnerIds: optionalField(
    v.strictObject({
      web: field(text, 'On the web.', { examples: ['CL-WEB'] }),
      ios: field(text, 'In the app for iOS.', { examples: ['CL-IOS'] }),
      android: field(text, 'In the app for Android.', { examples: ['CL-AND'] }),
    }),
    "Partner ids, one for each of the product's apps: calls of the mortgage API and links to lenders' websites carry that " +
      'of the app that shows the page (OPN-89). Left out: they are empty.',
    { examples: [{ web: 'CL-WEB', ios: 'CL-IOS', android: 'CL-AND' }] },
  ),
  regions: siteField(
    'regions',
    v.boolean(),
    "Whether the mortgage API is asked for the id of the visitor's region, which the page frame's menus depend on (CAL-5).",
  ),
};
