/** Servers besides the page's own host. Source: ENT-4, CON-26, OPN-5, OPN-90; docs/sites.md. */
import * as v from 'valibot';
import { field, httpAddress, optionalField } from './fields';

export const serverUrlsFile = v.strictObject({
  singleSignOn: optionalField(
    v.record(v.string(), httpAddress),
    'Sign-in addresses of other products, by name.',
    { examples: [{ web: 'https://sso.cedarline.example/web' }] },
  ),
  samlSignIn: optionalField(httpAddress, 'Where companies sign in.', {
    examples: ['https://saml.cedarline.example/sign-in'],
  }),
  addressAutocomplete: optionalField(
    httpAddress,
    'The service that completes addresses.',
    {
      examples: ['https://places.cedarline.example/suggestions'],
    },
  ),
  lenderWebsite: optionalField(
    v.strictObject({
      baseUrl: field(
        httpAddress,
        "Where links to lenders' own websites lead.",
        {
          examples: ['https://lenders.cedarline.example/visit'],
        },
      ),
      webviewUrl: field(httpAddress, 'The same for the two apps (OPN-5).', {
        examples: ['https://lenders.cedarline.example/webview'],
      }),
    }),
    "Lenders' own websites.",
  ),
});
