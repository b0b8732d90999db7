import { attempt } from 'embed/attempt';
import { keepsCookies } from 'session-shared/gate';

/** Why the server withholds the region from a visitor who may see it. */
export type Withheld = 'noCookies' | 'refused';

type Reloadable = Pick<Window, 'document' | 'location' | 'performance'>;

/**
 * Loads the page again, or gives why that would not help. Without cookies the server would not recognize the visitor; a
 * page that was reloaded and stays empty must not reload for ever. @source faults F36
 */
export function reloadOnce({
  document,
  location,
  performance,
}: Reloadable): Withheld | undefined {
  if (!keepsCookies({ document })) {
    return 'noCookies';
  }
  const [visit] =
    attempt(() => performance.getEntriesByType('navigation')) ?? [];
  if (visit && 'type' in visit && visit.type === 'reload') {
    return 'refused';
  }
  location.reload();
  return undefined;
}
