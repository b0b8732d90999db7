/** The same header for other visitors. The report shows these profiles for comparison; no target uses them. */
import { demoUrl } from './demo';
import { subjects, type Subject } from './subjects';

export interface Profile extends Subject {
  /** How it differs from `ours, script tag`. */
  readonly about: string;
}

export const profiles: Readonly<Record<string, Profile>> = {
  phone: {
    ...subjects.tag,
    name: '412 px wide',
    about: "the bench's page in the window of a phone: the mobile menu's button instead of the bar",
    width: 412,
  },
  warm: {
    ...subjects.tag,
    name: 'warm cache',
    about: "the bench's page, opened before: our files come from the browser's own cache",
    isWarm: true,
  },
  signedIn: {
    ...subjects.demoTag,
    name: 'signed in',
    about: "the demo's page for a consumer, with account menu, badge and the Inbox's channel",
    isSignedIn: true,
  },
  lender: {
    ...subjects.demoTag,
    name: 'lender page',
    about: "the demo's lender page with header and footer; times are those of the page's own view",
    url: demoUrl('/advertising/Mortgage.htm'),
    place: '#lender-onboarding',
  },
};
