/** What operations tell every visitor: `notice.json` beside each `embed.js`. docs/decisions/0017-notices.md */

export const noticeLevels = ['info', 'warning', 'outage'] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

/** As a page gets it: of all notices the one for its site, ready to be shown. */
export interface Notice {
  /** Digest of what it says: who has dismissed it sees it again once it says something else. */
  readonly id: string;
  readonly level: NoticeLevel;
  /** Plain text. */
  readonly text: string;
  /** ISO 8601: it vanishes by itself then. */
  readonly until?: string;
  /** An https address that says more. */
  readonly link?: string;
  /** Language of the text, and of the two words that follow. */
  readonly language: string;
  /** What the link says. */
  readonly more: string;
  /** What the button is called. */
  readonly dismiss: string;
}

const required = ['id', 'level', 'text', 'language', 'more', 'dismiss'] as const;

/** Undefined where there is none: the file is then an empty object. By hand, as readReleases.ts. */
export const readNotice = (value: unknown): Notice | undefined =>
  typeof value === 'object' &&
  value !== null &&
  required.every((name) => typeof Reflect.get(value, name) === 'string')
    ? (value as Notice)
    : undefined;
