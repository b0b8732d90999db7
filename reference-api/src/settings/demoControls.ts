/** Whether the first page has the stage's networks and signs visitors in as sample accounts. Only on a demo of one machine. */
import { isLoopback } from './loopback';
import { oneOf, setting } from './values';

export const demoVariables = {
  DEMO_CONTROLS: setting(
    'whether the first page can take a remote down on its stage, slow it down, and sign in as each sample account: `on`, `off`, or `auto`, which is on only where nothing is set that makes the demo more than one on this machine (`DATABASE_URL`, `LISTEN_HOST`, `PUBLIC_ORIGINS`, `STATIC_ORIGIN`, `TRUST_PROXY`)',
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
  const message = `Every visitor of the first page could sign in as a sample account, and ${names.join(', ')} ${names.length === 1 ? 'makes' : 'make'} this more than a demo on one machine. Leave DEMO_CONTROLS out, or unset ${names.length === 1 ? 'that variable' : 'those variables'}.`;
  return [['DEMO_CONTROLS', message]];
}

export const toDemoControls = (given: Given): boolean =>
  given.DEMO_CONTROLS !== 'off' && findPublicVariables(given).length === 0;
