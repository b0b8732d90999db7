/** What the registry keeps of a canary. */
export interface CanaryVersion {
  readonly version: string;
  /** Of a hundred visitors, how many get it. */
  readonly share: number;
  /** ISO 8601. */
  readonly since: string;
  /** Where pages say that a release was started, or has failed. */
  readonly countsUrl?: string;
}
