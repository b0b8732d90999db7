/** What a row of the valid calls says, and how it is written. */
import type { Route } from './routeTable';

export type Role = 'consumer' | 'lender' | 'moderator' | 'viewer';
export type Fields = Readonly<Record<string, unknown>>;

export interface ValidCall {
  readonly route: Route;
  /** What stands in the pattern's places. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  /** JSON, a form by its type, or plain text. */
  readonly body?: Fields | string;
  readonly type?: string;
  readonly as?: Role;
  /** The session of whoever calls is another one afterwards, or none. */
  readonly endsSession?: boolean;
  /** Waits for news: an answer may take its time. */
  readonly waits?: boolean;
}
export type Example = Partial<Omit<ValidCall, 'route' | 'query'>> & {
  readonly query?: Readonly<Record<string, string>>;
};

const asText = 'text/plain;charset=UTF-8';
export const asJson = 'application/json';
const asForm = 'application/x-www-form-urlencoded';
export const form = (body: Fields, more: Example = {}): Example => ({
  type: asForm,
  body,
  ...more,
});
export const action = (body: Fields, more: Example = {}): Example => ({
  type: asText,
  body,
  query: { partnerId: 'RD-MAPLEWEB' },
  ...more,
});

/** What a call needs of this very server. */
export interface Found {
  readonly channel: string;
  readonly authKey: string;
  readonly leadId: string;
  readonly csrf: string;
  readonly email: string;
}
