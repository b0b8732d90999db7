/** The routes of every server that is opened in this process, as the server itself has them. */
import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

export interface Route {
  readonly method: string;
  readonly url: string;
}
const table = new Map<string, Route>();

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) table.set(`${one} ${url}`, { method: one, url });
  });
});

/** Methods that the framework adds by itself are no routes of their own. */
export const routes = (): readonly Route[] =>
  [...table.values()].filter(({ method }) => method === 'GET' || method === 'POST');
export const nameOf = ({ method, url }: Route): string => `${method} ${url}`;
