/** Why each thing is kept in a visitor's browser, and how long, by its constant in embed/src/contract/handOvers.ts. */
interface Keeping {
  readonly why: string;
  readonly howLong: string;
}

const thisTab = 'until the tab is closed';

export const keepings: Readonly<Record<string, Keeping | undefined>> = {
  signedInHintKey: {
    why: 'so that nobody who is signed in sees "Sign In" for a moment',
    howLong: 'until somebody signs out, or is found signed out',
  },
  consentKey: {
    why: 'so that nobody is asked on every page; we only read it',
    howLong: "the consent script's to say",
  },
  oneTapClosuresKey: {
    why: 'so that who has closed one-tap is left alone: 2 hours, 1 day, 1 week, then 4 weeks',
    howLong: 'until somebody signs in by it; only on pages with one-tap',
  },
  regionKey: {
    why: 'so that menus and links are those of the region that was looked at',
    howLong: 'until a page of another region is seen',
  },
  channelKey: {
    why: 'so that a visitor sees one version from page to page while another is tried: chance, nothing of the visitor, and sent to nobody; each canary draws others by it',
    howLong: "until the site's data is removed; nothing before the first canary",
  },
  dismissedNoticeKey: {
    why: 'so that a dismissed notice does not come back on the next page',
    howLong: 'until the visitor dismisses another notice',
  },
  leadDraftKey: {
    why: 'so that a reload or a sign-in loses nothing that was typed: names, email address, phone number, role, NMLS ID, company',
    howLong: `until the lead is stored, or ${thisTab}; nothing before somebody types`,
  },
  freshAttemptsKey: {
    why: 'so that a broken release is not asked for without end; a number, nothing of the visitor',
    howLong: thisTab,
  },
  userSessionIdKey: {
    why: "lenders' own websites are told it as `sid`; a random number, made by us",
    howLong: thisTab,
  },
  visitorCookie: {
    why: 'the page frame is asked with it (`x-user-guid`), so that one visitor gets the same menus; we only read it',
    howLong: "the host's to say",
  },
  probeCookie: { why: 'to say so where cookies are off', howLong: 'a moment' },
};
