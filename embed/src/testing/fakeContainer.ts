/** A container of federation: the two public functions of its global. */
export interface FakeContainer {
  readonly init: (scope: unknown) => Promise<void>;
  readonly get: jest.Mock<Promise<() => unknown>, [exposed: string]>;
  readonly scopes: readonly unknown[];
}

export function fakeContainer(
  modules: Readonly<Record<string, unknown>>,
): FakeContainer {
  const scopes: unknown[] = [];
  return {
    scopes,
    init: async (scope) => void scopes.push(scope),
    get: jest.fn(async (exposed: string) => () => modules[exposed]),
  };
}

export const setGlobal = (name: string, value: unknown): void => {
  Object.assign(window, { [name]: value });
};
