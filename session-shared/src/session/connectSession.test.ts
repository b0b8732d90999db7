import { startedSession } from '../testing/startedSession';
import {
  configureSession,
  connectSession,
  overrideSession,
} from './connectSession';
import { selectSite } from '../config/config';
import { uiConfigSet } from '../registration/registration';

const siteOf = ({ store }: ReturnType<typeof connectSession>) =>
  selectSite(store.getState());

describe('the one session of a page', () => {
  beforeEach(() =>
    Object.assign(window, {
      fetch: jest.fn(() => new Promise(() => undefined)),
    }),
  );
  afterEach(() => overrideSession(undefined));

  it('STO-1 STO-2: is made once, shared by later callers, and replaced only by an override', () => {
    const first = connectSession();
    expect(connectSession({ productName: 'Other' })).toBe(first);
    const other = startedSession().session;
    overrideSession(other);
    expect(connectSession()).toBe(other);
  });

  it('the options of a later caller apply to the page, and missing ones change nothing', () => {
    const session = connectSession({
      productName: 'First',
      theme: 'refreshed',
    });
    connectSession({ theme: 'classic', productName: undefined });
    expect(siteOf(session)).toMatchObject({
      productName: 'First',
      theme: 'classic',
    });
    const before = session.store.getState();
    configureSession(session, { theme: 'classic' });
    expect(session.store.getState()).toBe(before);
  });

  it('equal options in new objects change nothing; one different value does', () => {
    const block = (partner: string) => ({
      partnerIds: { web: partner, ios: 'i', android: 'a' },
      serverUrls: { singleSignOn: { web: 'https://sso.example/' } },
      tidHostPattern: '^tid',
    });
    const session = connectSession(block('w'));
    const before = session.store.getState();
    connectSession(block('w'));
    expect(session.store.getState()).toBe(before);
    connectSession({ tidHostPattern: '^other' });
    expect(siteOf(session).tidHostPattern).toEqual('^other');
    connectSession(block('x'));
    expect(siteOf(session).partnerIds.web).toBe('x');
  });

  it("the greeting contains the product's name unless another text is set (SGN-2 OPN-35 OPN-79)", () => {
    const session = connectSession({ productName: 'First' });
    const greeting = () =>
      session.store.getState().registration.uiConfig.headerText;
    expect(greeting()).toBe('Welcome to First');
    connectSession({ productName: 'Second' });
    expect(greeting()).toBe('Welcome to Second');
    session.store.dispatch(uiConfigSet({ headerText: 'Hello' }));
    connectSession({ productName: 'Third' });
    expect(greeting()).toBe('Hello');
  });

  it('F13: a caller of another contract gets an anonymous session, with one warning', async () => {
    const foreign = { ...startedSession().session, contractMajor: 2 };
    overrideSession(foreign);
    const mine = connectSession();
    connectSession();
    expect(mine).not.toBe(foreign);
    expect(await mine.lookUpUser()).toEqual({ status: 'unknown' });
    expect(
      jest
        .mocked(console.warn)
        .mock.calls.filter(([text]) =>
          String(text).includes('keeps contract 2, this remote needs 1'),
        ),
    ).toHaveLength(1);
  });
});
