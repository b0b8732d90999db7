/** Where the first page may not change the demo, every one of its calls says so. Source: OPN-92; threats S05, S09, S22. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { neverStored } from '../http/cacheControl';
import type { DemoServerSettings } from '../settings/settings';

/** Nobody presses more often. */
export const controlsLimit = { max: 60, timeWindow: '1 minute' } as const;

export const refuseWithoutControls =
  ({ demoControls }: Pick<DemoServerSettings, 'demoControls'>) =>
  async (_request: FastifyRequest, reply: FastifyReply) => {
    if (demoControls) return;
    return neverStored(reply).code(403).send({
      error: 'ControlsOff',
      message:
        'This demo is not changed from its first page. On a machine of your own npm start has these buttons.',
    });
  };
