import { configSet, testSession } from 'session-shared/testing';
import { selectSite } from 'session-shared/session';
import { selectMenus } from './menus';

it('NAV-1: keeps the menus for options that they do not contain', () => {
  const { store } = testSession();
  const menus = () => selectMenus(store.getState());
  const say = (said: object) =>
    store.dispatch(
      configSet({ site: { ...selectSite(store.getState()), ...said } }),
    );
  const first = menus();
  say({ theme: 'refreshed', apiBase: '/elsewhere' });
  expect(menus()).toBe(first);
  say({ productName: 'Oakhouse', accountPrefix: 'me', brandSlug: 'oak' });
  expect(menus()).not.toBe(first);
});
