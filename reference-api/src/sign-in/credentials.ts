/** The input of a sign-in or a registration. Source: OPN-33; threat S22: only these fields are ever read, no role or permission can be sent along. */
import {
  oneTapRequest,
  passwordRequest,
} from 'mortgage-domain/host/hostRequests';
import { toSameHostPath } from 'mortgage-domain/links/redirect';
import * as v from 'valibot';

const credentialsSchema = v.object({
  ...passwordRequest.entries,
  professional: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((given) => given === true || given === 'on'),
    ),
    false,
  ),
  /** Where a page without script goes on; only a path of this site (S02). */
  redirectUrl: v.optional(v.fallback(v.string(), '/'), '/'),
});
export type Credentials = v.InferOutput<typeof credentialsSchema>;

/** Undefined for anything that cannot be credentials. */
export function readCredentials(body: unknown): Credentials | undefined {
  const read = v.safeParse(credentialsSchema, body);
  return read.success
    ? {
        ...read.output,
        redirectUrl: toSameHostPath(read.output.redirectUrl) ?? '/',
      }
    : undefined;
}

/** The one-tap provider's token, where that is what was sent (OPN-36). */
export function readGoogleCredential(body: unknown): string | undefined {
  const read = v.safeParse(oneTapRequest, body);
  return read.success ? read.output.googleCredential : undefined;
}
