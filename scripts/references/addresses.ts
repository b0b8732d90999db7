/**
 * Addresses that no list can hold, because answers or options of the page name them.
 * Source: ledger AUT-9, OPN-25, OPN-32, OPN-36, OPN-97, OPN-110; threat S11.
 */
export interface HostAddress {
  readonly what: string;
  readonly namedBy: string;
  /** Where it may lie. */
  readonly rule: string;
  readonly without: string;
}

export const hostAddresses: readonly HostAddress[] = [
  {
    what: "the security check's script",
    namedBy: '`blockScript` of a blocked call',
    rule: "the page's own host; any other is refused",
    without: 'The check says that it could not be loaded; the blocked call fails.',
  },
  {
    what: "the footer's script, which loads the consent script",
    namedBy: "`footer.js` of the page frame, or the option `footer`'s `js`",
    rule: "the page's own host; any other is refused",
    without: 'Nobody is asked for consent, so nothing is tracked.',
  },
  {
    what: "a visitor's photo",
    namedBy: '`userAvatarData.photo` of userNavigation',
    rule: 'http(s) or a path; the address `placeholderPhoto` means that there is none, and is not loaded',
    without: 'Initials, or a drawing.',
  },
  {
    what: 'news of the Inbox, by long polling: a request may be open for minutes',
    namedBy: 'the option `messagingOrigin`, else the hosts of the real-time service (PubNub)',
    rule: "any host; a page's `connect-src` must allow it",
    without: 'The count of the Inbox is as old as the page.',
  },
  {
    what: "one-tap's script",
    namedBy: 'the option `oneTapScriptUrl`, only with a `googleClientId`',
    rule: "the provider's; a page's `script-src` must allow it",
    without: 'One-tap is not offered.',
  },
];
