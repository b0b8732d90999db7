/**
 * Addresses that an answer or an option of the page names: what, named by, accepted, without it.
 * @source AUT-9, OPN-25, OPN-32, OPN-36, OPN-97, OPN-110; S11
 */
export const hostAddresses: readonly (readonly string[])[] = [
  [
    "the security check's script",
    '`blockScript` of a blocked call',
    "the page's own host only",
    'The check says that it could not load; the blocked call fails.',
  ],
  [
    "the footer's script, which loads the consent script",
    '`footer.js` of the page frame, or `js` of the option `footer`',
    "the page's own host only",
    'No consent dialog appears, so nothing is tracked.',
  ],
  [
    "a visitor's photo",
    '`userAvatarData.photo` of userNavigation',
    'http(s) or a path; the address `placeholderPhoto` means "no photo" and is not loaded',
    'Initials, or a drawing.',
  ],
  [
    'Inbox updates by long polling: a request may stay open for minutes',
    'the option `messagingOrigin`, else the hosts of the real-time service (PubNub)',
    "any host; the page's `connect-src` must allow it",
    'The Inbox count is as old as the page.',
  ],
  [
    "one-tap's script",
    'the option `oneTapScriptUrl`, only with a `googleClientId`',
    "the provider's host; the page's `script-src` must allow it",
    'One-tap is not offered.',
  ],
];
