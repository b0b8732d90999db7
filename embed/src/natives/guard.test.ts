import {
  addedAttribute,
  nativesSymbol,
  openHandOver,
} from '../contract/handOvers';
import { guardNatives } from './guard';
import { guardedFunctions, guardedNames } from './guardedNames';
import type { FetchHolder, Natives } from './natives';
import { owners } from './owners';
import { pageFetch } from './pageFetch';

/** The start of our bundles: reading a name gives a call of the page's own method. */
const createNatives = (): Natives & FetchHolder =>
  new Proxy<Natives>(
    {},
    {
      get: (known, name: string) =>
        (known[name] ??= (receiver, ...args) => {
          const called = (
            Object(receiver) as Readonly<Record<string, () => unknown>>
          )[name]!;
          const value: unknown = Reflect.apply(called, receiver, args);
          return value;
        }),
    },
  );

/** The page replaces a function for the time of a test. */
function replace(owner: object, name: string, value: unknown): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value,
  });
  return () => {
    if (descriptor) {
      Object.defineProperty(owner, name, descriptor);
    } else {
      Reflect.deleteProperty(owner, name);
    }
  };
}

// jsdom opens no frame in a shadow root, so this test puts it in the holder itself.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (
    this: Element,
  ) {
    return this as unknown as ShadowRoot;
  });
});

describe('the host guard', () => {
  let natives: Natives & FetchHolder;
  const restores: (() => void)[] = [];
  const page = (owner: object, name: string, value: unknown) =>
    restores.push(replace(owner, name, value));
  beforeEach(() => {
    Reflect.deleteProperty(window, Symbol.for(nativesSymbol));
    natives = openHandOver(window, nativesSymbol, createNatives);
    // jsdom has no fetch: a bound function is written as the browser's own are.
    page(window, 'fetch', (() => undefined).bind(null));
  });
  /** The result of our code on the page as it is; jest itself needs the natives back before it compares. */
  const guarded = <Value>(call: () => Value): Value => {
    guardNatives(window);
    const value = call();
    restore();
    return value;
  };
  const restore = () => {
    while (restores.length > 0) {
      restores.pop()?.();
    }
  };
  afterEach(() => {
    restore();
    document
      .querySelectorAll(`[${addedAttribute}]`)
      .forEach((element) => element.remove());
  });

  it('costs a page that has replaced nothing only the check', () => {
    const frames = jest.spyOn(document, 'createElement');
    guardNatives(window);
    expect(frames).not.toHaveBeenCalled();
    expect(natives.map!([1, 2], (one: number) => one * 2)).toEqual([2, 4]);
  });

  it('F46: calls the clean function where the page has replaced one, and leaves the page its own', () => {
    const theirs = () => 'theirs';
    page(Array.prototype, 'map', theirs);
    const [ours, pages, native] = guarded(() => [
      natives.map!([1, 2], (one: number) => one * 2),
      [].map(String),
      Array.prototype.map,
    ]);
    expect(ours).toEqual([2, 4]);
    expect(pages).toBe('theirs');
    expect(native).toBe(theirs);
    expect(document.querySelector(`[${addedAttribute}]`)).toBeNull();
  });

  it("F46: a name that other objects have too calls theirs: only the owner's calls are redirected", () => {
    page(Array.prototype, 'includes', () => 'theirs');
    const answers = guarded(() => [
      natives.includes!([1], 1),
      natives.includes!('text', 'ex'),
      natives.includes!({ includes: () => 'own' }, 1),
    ]);
    expect(answers).toEqual([true, true, 'own']);
  });

  const calls = [
    [
      'Array#map',
      Array.prototype,
      'map',
      () => natives.map!([1], (one: number) => one * 2),
      [2],
    ],
    [
      'Array#reduce',
      Array.prototype,
      'reduce',
      () => natives.reduce!([1, 2], (a: number, b: number) => a + b),
      3,
    ],
    [
      'Array.from',
      Array,
      'from',
      () => natives.from!(Array, new Set([1, 2])),
      [1, 2],
    ],
    [
      'Object.keys',
      Object,
      'keys',
      () => natives.keys!(Object, { a: 1 }),
      ['a'],
    ],
    ['String#trim', String.prototype, 'trim', () => natives.trim!(' a '), 'a'],
    [
      'Function#bind',
      Function.prototype,
      'bind',
      () =>
        (
          natives.bind!(
            (a: string, b: string) => a + b,
            null,
            'a',
            'b',
          ) as () => string
        )(),
      'ab',
    ],
    [
      'JSON.stringify',
      JSON,
      'stringify',
      () => natives.stringify!(JSON, [1]),
      '[1]',
    ],
  ] as const;

  it.each(calls)('F46 F47 F52: %s', (_name, owner, name, call, expected) => {
    page(owner, name, () => 'theirs');
    expect(guarded(call)).toEqual(expected);
  });

  it('F53: keeps for us a function that the page has removed', async () => {
    page(Promise, 'all', undefined);
    await expect(
      guarded(() => natives.all!(Promise, [1, 2])),
    ).resolves.toHaveLength(2);
  });

  it('F46: a function that is native and does something else is replaced too', () => {
    const { bind } = Function.prototype;
    page(
      Array.prototype,
      'reduce',
      bind.call(() => 'theirs', null),
    );
    expect(
      guarded(() =>
        natives.reduce!([1, 2], (a: number, b: number) => a + b, 1),
      ),
    ).toBe(4);
  });

  it('F46: no toJSON of the page affects what we send; instances of a class keep theirs', () => {
    page(Array.prototype, 'toJSON', () => 'theirs');
    const [ours, pages] = guarded(() => [
      natives.stringify!(JSON, {
        list: [1, { b: undefined }],
        at: new Date(0),
      }),
      JSON.stringify([1]),
    ]);
    expect(ours).toBe('{"list":[1,{}],"at":"1970-01-01T00:00:00.000Z"}');
    expect(pages).toBe('"theirs"');
  });

  describe('a library that comes while we run', () => {
    const theirs = () => 'theirs';
    const late = (
      owner: object,
      name: string,
      call: () => unknown,
      value: unknown = theirs,
    ) => {
      guardNatives(window);
      page(owner, name, value);
      const answer = call();
      restore();
      return answer;
    };

    it.each(calls)(
      'F46 F47 F52: finds that we kept %s',
      (_name, owner, name, call, expected) => {
        expect(late(owner, name, call)).toEqual(expected);
      },
    );

    it('F47: may put another object in the place of JSON', () => {
      const call = () => natives.stringify!(JSON, [1]);
      expect(late(window, 'JSON', call, { stringify: theirs })).toBe('[1]');
    });

    it('F46: adds no toJSON to what we send', () => {
      const call = () => natives.stringify!(JSON, { list: [[1]] });
      expect(late(Array.prototype, 'toJSON', call)).toBe('{"list":[[1]]}');
    });

    it('does not wrap our fetch (F51)', () => {
      const fetched = jest.fn();
      page(window, 'fetch', fetched.bind(null));
      void late(window, 'fetch', () => pageFetch(window)('/x'));
      expect(fetched).toHaveBeenCalledTimes(1);
    });

    it('F46: gets its own functions itself', () => {
      expect(late(Array.prototype, 'map', () => [1].map(String))).toBe(
        'theirs',
      );
    });
  });

  it('does nothing in files that were built without redirected calls', () => {
    Reflect.deleteProperty(window, Symbol.for(nativesSymbol));
    page(Array.prototype, 'map', () => 'theirs');
    expect(guarded(() => 'runs')).toBe('runs');
  });

  it('checks every function to which our calls are redirected', () => {
    expect(owners.flatMap(({ names }) => names).sort()).toEqual(
      Object.values(guardedFunctions).flat().sort(),
    );
    expect(new Set(guardedNames).size).toBe(guardedNames.length);
  });
});

describe('F51: fetch', () => {
  beforeEach(() => Reflect.deleteProperty(window, Symbol.for(nativesSymbol)));

  it("is the page's where it is the browser's", async () => {
    const restore = replace(window, 'fetch', async () => 'answer');
    await expect(pageFetch(window)('/x')).resolves.toBe('answer');
    restore();
  });

  it('is that of a frame, opened with the first call, where the page has wrapped it; again where that was taken away', async () => {
    openHandOver(window, nativesSymbol, createNatives);
    const theirs = jest.fn();
    const restore = replace(
      window,
      'fetch',
      (...args: unknown[]) => theirs(...args) as unknown,
    );
    guardNatives(window);
    const frames = () =>
      document.querySelectorAll(`[${addedAttribute}]`).length;
    expect(frames()).toBe(0);
    // jsdom's frames have no fetch either: the call gets as far as that.
    await expect(pageFetch(window)('/x')).rejects.toThrow(
      'fetch is not a function',
    );
    expect(frames()).toBe(1);
    await expect(pageFetch(window)('/y')).rejects.toThrow();
    expect(frames()).toBe(1);
    document.querySelector(`[${addedAttribute}]`)?.remove();
    await expect(pageFetch(window)('/z')).rejects.toThrow();
    expect(frames()).toBe(1);
    expect(theirs).not.toHaveBeenCalled();
    document.querySelector(`[${addedAttribute}]`)?.remove();
    restore();
  });
});
