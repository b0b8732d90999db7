/** Links of the page to lenders' own websites. Source: specification 2.2; ledger LNK-10..15, OPN-3, OPN-5; threat S03. */
import { lenderWebsiteAttribute } from 'embed/hand-overs';
import { buildLenderWebsiteLink } from 'mortgage-domain/lenders/lenderWebsiteLink';
import { applyHostRules } from 'mortgage-domain/site/hostRules';
import {
  selectSite,
  type ConfigPart,
  selectSessionConfig,
} from '../config/config';
import type { OnboardingPart } from '../onboarding/onboarding';

type LinkState = ConfigPart & OnboardingPart;

/** By pointer, keyboard, middle button, and by the menu that opens a link elsewhere. */
const waysToFollow = ['click', 'auxclick', 'contextmenu'] as const;

/** A link with the attribute gets the configured address, with session, partner and quote, when it is followed. */
export function followLenderWebsiteLinks(
  document: Document,
  getState: () => LinkState,
): void {
  const point = (event: Event) => {
    const link = event.composedPath().find(isLenderWebsiteLink);
    const address = link && toAddress(link, getState());
    if (address) {
      link.href = address;
    }
  };
  for (const way of waysToFollow) {
    document.addEventListener(way, point, { capture: true });
  }
}

const isLenderWebsiteLink = (node: EventTarget): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement &&
  node.hasAttribute(lenderWebsiteAttribute);

/** Undefined where no allowed address is configured: the link's own stays. */
function toAddress(
  link: HTMLAnchorElement,
  state: LinkState,
): string | undefined {
  const site = selectSite(state);
  const { partnerId, userSessionId, serverURLs } = selectSessionConfig(state);
  const address = buildLenderWebsiteLink(
    {
      partnerId,
      userSessionId,
      quoteId: link.getAttribute(lenderWebsiteAttribute) ?? '',
      parameters: new URLSearchParams(link.search),
    },
    serverURLs.lenderWebsite,
    site,
  );
  return address && applyHostRules(address, site);
}
