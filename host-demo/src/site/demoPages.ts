import {
  lenderAdvertisingPath,
  reviewModerationPath,
} from 'mortgage-domain/lenders/lenderPaths';
import type { Link } from 'mortgage-domain/links/link';
import { addressAt } from 'reference-api/site-addresses';
import { sites } from 'reference-api/sites';
import ownPages from './demoPages.json' with { type: 'json' };

/** Titles with their pages. */
export const demoPages: readonly (readonly [string, readonly Link[]])[] = [
  ...Object.entries<readonly Link[]>(ownPages),
  ...sites
    .filter(({ isFirst }) => !isFirst)
    .map((site): [string, Link[]] => [
      site.config.productName,
      [
        {
          href: addressAt(site, '/mortgage-rates/'),
          text: 'Header and footer by script tag',
        },
        {
          href: addressAt(site, '/refinance/'),
          text: 'Views included by the server',
        },
        {
          href: addressAt(site, lenderAdvertisingPath),
          text: 'Lender onboarding',
        },
        {
          href: addressAt(site, reviewModerationPath),
          text: 'Review moderation',
        },
      ],
    ]),
];
