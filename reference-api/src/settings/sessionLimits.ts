/** How long sessions last (S06). */
export interface SessionLimits {
  /** Without a request. */
  readonly idleSeconds: number;
  /** From the sign-in on, however busy. */
  readonly lifetimeSeconds: number;
  /** For an impersonation. */
  readonly impersonationSeconds: number;
}
