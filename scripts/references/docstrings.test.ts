import { readMembers } from './docstrings';

it('reads members of an interface, and demands a docstring of each', () => {
  const text = `interface Api {\n /** One.\n * @defaultValue none */\n readonly a: { readonly b: string };\n}`;
  expect(readMembers(text, 'Api')).toEqual([
    {
      name: 'a',
      docstring: 'One.',
      type: '{ b: string }',
      defaultValue: 'none',
    },
  ]);
  expect(() => readMembers('interface Api { a: string }', 'Api')).toThrow(
    'a needs a docstring.',
  );
  expect(() => readMembers('', 'Api')).toThrow('There is no interface Api.');
});
