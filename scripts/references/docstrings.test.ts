import { readAlternatives, readConstants, readDocstring, readMembers } from './docstrings';
import { readTokens } from './cssReference';

it('reads string constants with their docstrings', () => {
  const text = `/** Cookie: the guid\n * of a visitor. */\nexport const guid = 'zguid';\n/** No. */\nexport const limit = 3;`;
  expect(readConstants(text)).toEqual([
    { name: 'guid', docstring: 'Cookie: the guid of a visitor.', text: 'zguid' },
  ]);
});

it('reads members and methods of an interface', () => {
  const text = `interface Api {\n /** One. */\n readonly a: { readonly b: string };\n /** Two. */\n c(d: string): void;\n}`;
  expect(readMembers(text, 'Api')).toEqual([
    { name: 'a', docstring: 'One.', text: '{ b: string }', isMethod: false },
    { name: 'c', docstring: 'Two.', text: 'c(d: string): void', isMethod: true },
  ]);
});

it('reads the alternatives of a union, each with the comment before it', () => {
  const text = `/** Why. */\ntype Reason =\n /** Gone. */\n | 'gone'\n /** Any\n * other. */\n | (string & {});`;
  expect(readAlternatives(text, 'Reason')).toEqual([
    { name: "'gone'", docstring: 'Gone.', text: "'gone'" },
    { name: '(string & {})', docstring: 'Any other.', text: '(string & {})' },
  ]);
  expect(readDocstring(text, 'Reason')).toBe('Why.');
});

it('throws for a constant or member without a docstring', () => {
  expect(() => readConstants(`export const guid = 'zguid';`)).toThrow('guid needs a docstring.');
  expect(() => readMembers('interface Api { a: string }', 'Api')).toThrow('a needs a docstring.');
  expect(() => readMembers('', 'Api')).toThrow('There is no interface Api.');
  expect(() => readAlternatives(`type R = 'a' | /** B. */ 'b';`, 'R')).toThrow('needs a docstring');
});

it('reads tokens, and throws for a settable one without a comment', () => {
  const css = (comment: string) =>
    `:where([data-shell]) {\n  --a: 4px;\n  ${comment}\n  --b: var(--mortgage-b, #fff);\n}\n`;
  expect(readTokens(css('/* The ground. */'))).toEqual([
    { name: '--a', value: '4px', meaning: '', settable: undefined },
    { name: '--b', value: '#fff', meaning: 'The ground.', settable: '--mortgage-b' },
  ]);
  expect(() => readTokens(css(''))).toThrow('--b needs a comment');
});
