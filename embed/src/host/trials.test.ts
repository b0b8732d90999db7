import {
  dropHandOver,
  openHandOver,
  overrideSymbol,
} from '../contract/handOvers';
import { samplePage, sampleRelease, sampleSlot } from '../testing/samples';
import { watchScripts } from '../testing/scriptNetwork';
import { withTrials } from './trials';

const asked = '/rates?mortgage-override=header-remote@http://localhost:4001';
const allowed = { overrideOrigins: 'http://localhost:4001' };

describe('S23: the program for overrides', () => {
  const module = { mount: jest.fn() };
  const apply = jest.fn(async () => undefined);
  let network: ReturnType<typeof watchScripts>;
  beforeEach(() => {
    jest.clearAllMocks();
    document.head.innerHTML = document.body.innerHTML = '';
    network = watchScripts();
  });
  afterEach(() => {
    network.stop();
    dropHandOver(window, overrideSymbol);
    history.replaceState(null, '', '/');
  });

  function setUp(address: string) {
    history.replaceState(null, '', address);
    const page = samplePage(
      sampleRelease('embed'),
      sampleRelease('header-remote'),
    );
    const order: string[] = [];
    const load = withTrials(window, page, async () => {
      order.push('loaded');
      return module;
    });
    apply.mockImplementation(async () => void order.push('applied'));
    return { page, load, order };
  }
  const provide = () => void openHandOver(window, overrideSymbol, () => apply);

  it('is requested once, with a hash, and has run before anything of the remote is requested', async () => {
    const { page, load, order } = setUp(asked);
    const slot = { ...sampleSlot('header-remote'), attributes: allowed };
    const both = Promise.all([load(slot), load(slot)]);
    expect(
      document.querySelector<HTMLScriptElement>('head script')!.integrity,
    ).toMatch(/^sha256-/);
    await network.answer(provide);
    await expect(both).resolves.toEqual([module, module]);
    expect(network.asked).toEqual([`${page.releases.embed!.base}override.js`]);
    expect(apply).toHaveBeenCalledWith(window, page, slot);
    expect(order.slice(0, 2)).toEqual(['applied', 'applied']);
  });

  it.each([
    ['whose address requests nothing', '/rates?utm_source=a', allowed],
    ['whose tag allows nothing, as is usual', asked, {}],
    [
      'that says it behind the #',
      '/rates#mortgage-override=header-remote@x',
      allowed,
    ],
    [
      'whose address only has the word',
      '/mortgage-override/?x=mortgage-override',
      allowed,
    ],
  ])('is never requested on a page %s', async (_what, address, attributes) => {
    const { load } = setUp(address);
    await load({ ...sampleSlot('header-remote'), attributes });
    expect(network.asked).toEqual([]);
    expect(document.querySelector('head script')).toBeNull();
  });

  it("reads the address once, because a page's router may change it later", async () => {
    const { load } = setUp('/rates');
    history.pushState(null, '', asked);
    await load({ ...sampleSlot('header-remote'), attributes: allowed });
    expect(network.asked).toEqual([]);
  });

  it('that does not load changes nothing', async () => {
    const { load } = setUp(asked);
    const loading = load({
      ...sampleSlot('header-remote'),
      attributes: allowed,
    });
    await network.answer('fails');
    await expect(loading).resolves.toBe(module);
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(apply).not.toHaveBeenCalled();
  });
});
