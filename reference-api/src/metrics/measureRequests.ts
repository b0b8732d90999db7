/** Counts each request without address, visitor or content (S10). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { leadAction } from 'mortgage-domain/leads/leadAction';
import { isLeadRole } from 'mortgage-domain/leads/leadRole';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import type { Metrics } from './metrics';

export function measureRequests(server: FastifyInstance, { requests, seconds }: Metrics): void {
  server.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' };
    requests.inc({ ...labels, status: reply.statusCode });
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
}

const { apiBase, productName } = defaultSiteConfig;
const leadPath = `${apiBase}/${leadAction(productName)}`;

/** By role and outcome: the name of the error, or `accepted`. */
export function measureLeads(server: FastifyInstance, { leads }: Metrics): void {
  server.addHook('onSend', async (request, _reply, payload) => {
    if (request.routeOptions.url !== leadPath) return;
    leads.inc({ role: roleOf(request), outcome: textOf(payload, 'error') ?? 'accepted' });
  });
}

function roleOf({ body }: FastifyRequest): string {
  const role = textOf(body, 'role');
  return role !== undefined && isLeadRole(role) ? role : 'unknown';
}

function textOf(json: unknown, name: string): string | undefined {
  try {
    const parsed: unknown = typeof json === 'string' ? JSON.parse(json) : undefined;
    const found = Object.entries(parsed ?? {}).find(([key]) => key === name);
    return typeof found?.[1] === 'string' ? found[1] : undefined;
  } catch {
    return undefined;
  }
}
