import type { FastifyReply, FastifyRequest } from 'fastify';

export type Handler = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** Answers that depend on the visitor are private (S19). */
export const neverStored = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store');

/** No script reads such a cookie, and no other site sends it along (S05). */
export const ownCookie = ({ protocol }: Pick<FastifyRequest, 'protocol'>) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https',
  }) as const;

/** Sent by a page without script, which needs a redirect. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ??
  false;

/** The query as the address has it: names with dots and names that are given twice are kept. */
export function searchParamsOf({
  url,
}: Pick<FastifyRequest, 'url'>): URLSearchParams {
  // Not as an address: what clients write in front of the query, such as `//`, need not be a part of one.
  const queryAt = url.indexOf('?');
  return new URLSearchParams(
    queryAt === -1 ? '' : url.slice(queryAt).replace(/#.*$/, ''),
  );
}

/** A text of the query; a name that is given twice counts as not given. */
export function readQueryText(
  request: FastifyRequest,
  name: string,
): string | undefined {
  const values = searchParamsOf(request).getAll(name);
  return values.length === 1 ? values[0] : undefined;
}

export function readParam({ params }: FastifyRequest, name: string): string {
  const value: unknown = Object.entries(params ?? {}).find(
    ([key]) => key === name,
  )?.[1];
  return typeof value === 'string' ? value : '';
}

/** Returns the text that a visitor has typed into a field, to show it again; nothing for what no field of ours can hold. */
export const readTyped = (value: unknown): string =>
  typeof value === 'string' && value.length <= 255 ? value : '';

export const fieldsOf = ({
  body,
}: FastifyRequest): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...body } : {};
