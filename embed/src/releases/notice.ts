/** An operator's message to a site's visitors: part of the site's stamp, shown by the header. docs/decisions/0017-notices.md */
export interface Notice {
  /** Plain text in the site's language. */
  readonly text: string;
  /** Screen readers interrupt for an outage. */
  readonly isOutage?: boolean | undefined;
  /** ISO 8601; later page views do not show it. */
  readonly until?: string | undefined;
  /** An https address with more information. */
  readonly link?: string | undefined;
}
