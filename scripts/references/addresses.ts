/**
 * Addresses that an answer or an option of the page names.
 * @source AUT-9, OPN-25, OPN-32, OPN-36, OPN-97, OPN-110; S11
 */
export interface HostAddress {
  readonly what: string;
  readonly namedBy: string;
  /** Which addresses the remotes accept. */
  readonly rule: string;
  readonly without: string;
}

export const hostAddresses: readonly HostAddress[] = [
  {
    what: "the security check's script",
    namedBy: '`blockScript` of a blocked call',
    rule: "the page's own host only",
    without: 'The check says that it could not load; the blocked call fails.',
  },
  {
    what: "the footer's script, which loads the consent script",
    namedBy: '`footer.js` of the page frame, or `js` of the option `footer`',
    rule: "the page's own host only",
    without: 'No consent dialog appears, so nothing is tracked.',
  },
  {
    what: "a visitor's photo",
    namedBy: '`userAvatarData.photo` of userNavigation',
    rule: 'http(s) or a path; the address `placeholderPhoto` means "no photo" and is not loaded',
    without: 'Initials, or a drawing.',
  },
  {
    what: 'Inbox updates by long polling: a request may stay open for minutes',
    namedBy: 'the option `messagingOrigin`, else the hosts of the real-time service (PubNub)',
    rule: "any host; the page's `connect-src` must allow it",
    without: 'The Inbox count is as old as the page.',
  },
  {
    what: "one-tap's script",
    namedBy: 'the option `oneTapScriptUrl`, only with a `googleClientId`',
    rule: "the provider's host; the page's `script-src` must allow it",
    without: 'One-tap is not offered.',
  },
];
