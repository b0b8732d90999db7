import { trustPolicyName } from 'embed/hand-overs';

afterEach(() => Object.assign(window, { trustedTypes: undefined }));

it("F49: two copies of the session use the page's one policy, where a name may be used only once", async () => {
  const names = new Set<string>();
  Object.assign(window, {
    trustedTypes: {
      createPolicy(name: string, rules: object) {
        if (names.has(name)) {
          throw new TypeError(`Policy with name "${name}" already exists.`);
        }
        names.add(name);
        return { ...rules, createScriptURL: (url: string) => `${url}?trusted` };
      },
    },
  });
  for (const copy of ['first', 'second']) {
    jest.resetModules();
    const { loadScript } = await import('./loadScript');
    const { loaded, remove } = loadScript(window, `/${copy}.js`);
    loaded.catch(() => undefined);
    expect(document.querySelector('script')?.src).toBe(
      `http://localhost/${copy}.js?trusted`,
    );
    remove();
  }
  expect([...names]).toEqual([trustPolicyName]);
});
