import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import type { PageConfig } from 'embed/contract';
import {
  createAnonymousSession,
  selectSite,
  type Session,
} from 'session-shared/session';
import { configSet } from 'session-shared/testing';
import {
  attachAll,
  type RemoteDefinition,
  type RemoteView,
} from '../remote/remoteDefinition';
import { ViewFrame } from '../view/ViewFrame';

/** Something that the page, the visitor or the server changes; gives the options that go with it. */
export type Change<Options> = (
  session: Session,
) => Partial<Options> | undefined;

interface Look {
  readonly drawn: string;
  readonly said: readonly unknown[];
}
/** To draw a view takes far longer than all that is asked of it. */
const looks = new Map<string, Look>();

/**
 * Draws the view after each change, and after generated sets of them, and compares it with the view of the shell.
 * @param without number of an entry of `shows` to leave out
 * @returns changes after which the view is another one, and `shows` is still the same
 */
export function examineShows<Options extends PageConfig>(
  { shows, ...remote }: RemoteDefinition<Options>,
  view: RemoteView<Options>,
  changes: Readonly<Record<string, Change<Options>>>,
  without?: number,
): readonly string[] {
  const look = (names: readonly string[]) => {
    const key = `${remote.name}: ${names.join(' ')}`;
    const { drawn, said } = looks.get(key) ?? draw(names);
    looks.set(key, { drawn, said });
    return {
      drawn,
      said: JSON.stringify(said.filter((_, index) => index !== without)),
    };
  };
  const draw = (names: readonly string[]): Look => {
    const session = createAnonymousSession();
    attachAll(session, [
      ...(remote.features?.(session, undefined) ?? []),
      ...(view.features ?? []),
    ]);
    const options = Object.assign(
      {},
      ...names.map((name) => changes[name]?.(session)),
    ) as object;
    const { container } = render(
      <ViewFrame
        remote={remote}
        View={view.View}
        session={session}
        options={options}
        element={undefined}
      />,
    );
    const drawn = container.firstElementChild!.innerHTML;
    cleanup();
    const said = shows?.(
      session.store.getState(),
      options,
    ) as readonly unknown[];
    return { drawn, said };
  };
  const shell = look([]);
  const missed = (names: readonly string[]) => {
    const { drawn, said } = look(names);
    return drawn !== shell.drawn && said === shell.said;
  };
  const names = Object.keys(changes);
  const numberOfSets = without === undefined ? 20 : 0;
  const sets = fc.sample(
    fc.shuffledSubarray(names, { minLength: 2, maxLength: 5 }),
    numberOfSets,
  );
  return [...names.map((name) => [name]), ...sets]
    .filter(missed)
    .map((set) => set.join(' + '));
}

/** One change for each value of the site's configuration. The mount sets the scheme itself. */
export const siteChanges = (): Readonly<Record<string, Change<object>>> =>
  Object.fromEntries(
    Object.entries(selectSite(createAnonymousSession().store.getState()))
      .filter(([name]) => name !== 'scheme')
      .map(([name, value]) => [
        name,
        ({ store }) => {
          const site = {
            ...selectSite(store.getState()),
            [name]: another(name, value),
          };
          store.dispatch(configSet({ site }));
          return undefined;
        },
      ]),
  );

const special: Readonly<Record<string, unknown>> = {
  theme: 'refreshed',
  logoUrl: '/brand.svg',
  paths: { signIn: '/sign-in/' },
  mainDomain: 'elmhearth.example',
};
const another = (name: string, value: unknown): unknown =>
  special[name] ??
  (typeof value === 'string'
    ? `${value}x`
    : typeof value === 'boolean'
      ? !value
      : { web: 'x' });
