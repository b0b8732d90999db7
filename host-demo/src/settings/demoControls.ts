/** Whether the first page may change the demo: releases, and the network of its own stage. On a demo of this machine alone. */
import { isLoopback } from './loopback';
import { oneOf, setting } from './values';

export const demoVariables = {
  DEMO_CONTROLS: setting(
    'whether the first page has buttons that deploy another header, roll it back, slow its stage down and sign in as each sample account: `on`, `off`, or `auto`, which is on only where nothing is set that makes the demo more than one on this machine (`DATABASE_URL`, `LISTEN_HOST`, `PUBLIC_ORIGINS`, `STATIC_ORIGIN`, `TRUST_PROXY`)',
    oneOf('auto', ['auto', 'on', 'off']),
  ),
};

interface Given {
  readonly DEMO_CONTROLS: string;
  readonly DATABASE_URL: string;
  readonly LISTEN_HOST: string;
  readonly PUBLIC_ORIGINS?: readonly string[] | undefined;
  readonly STATIC_ORIGIN: string;
  readonly TRUST_PROXY: unknown;
}

/** The variables by which others than the person at this machine come, or its data are not its own. */
const findPublicVariables = (given: Given): readonly string[] =>
  [
    ['DATABASE_URL', given.DATABASE_URL !== ''],
    ['LISTEN_HOST', given.LISTEN_HOST !== '' && !isLoopback(`http://${given.LISTEN_HOST}`)],
    ['PUBLIC_ORIGINS', given.PUBLIC_ORIGINS?.some((origin) => !isLoopback(origin)) ?? false],
    ['STATIC_ORIGIN', given.STATIC_ORIGIN !== ''],
    ['TRUST_PROXY', given.TRUST_PROXY !== false],
  ].flatMap(([name, isPublic]) => (isPublic ? [String(name)] : []));

/** Why the controls cannot be had where they are asked for. */
export function findControlsMistakes(
  given: Given,
): readonly (readonly [key: 'DEMO_CONTROLS', message: string])[] {
  const names = findPublicVariables(given);
  if (given.DEMO_CONTROLS !== 'on' || names.length === 0) return [];
  const message = `Whoever opens the first page could release and roll back, and ${names.join(', ')} ${names.length === 1 ? 'says' : 'say'} that this is more than a demo on one machine. Leave it out, or unset those.`;
  return [['DEMO_CONTROLS', message]];
}

export const toDemoControls = (given: Given): boolean =>
  given.DEMO_CONTROLS !== 'off' && findPublicVariables(given).length === 0;
