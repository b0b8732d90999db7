/** @jest-environment jsdom */
import { readGated } from './gated';

const gateOf = (content: string, after = ''): Element => {
  document.body.innerHTML = `<div><template>${content}</template>${after}</div>`;
  return document.body.firstElementChild!;
};
const viewOf = (html: string): Element => {
  const shell = document.createElement('div');
  shell.innerHTML = html;
  return shell;
};
const denied = viewOf('<h1>Access Denied</h1>');

it('PRM-10: a gate that refuses withholds what the page has put into it', () => {
  expect(readGated(gateOf('<h1>Secret</h1>'), denied)).toBe('withheld');
});

it('PRM-5: is undecided while it says so, and before it runs', () => {
  expect(readGated(gateOf('<h1>Secret</h1>'), viewOf('<p role="status"></p>'))).toBe('undecided');
  expect(readGated(gateOf('<h1>Secret</h1>'), undefined)).toBe('undecided');
});

it('PRM-6: shows it to who may see it', () => {
  expect(readGated(gateOf('<h1>Secret</h1>', '<div></div>'), viewOf(''))).toBe('shown');
});

it('has nothing to withhold where the server has sent none, or where it is a view of ours', () => {
  expect(readGated(gateOf(''), denied)).toBe('nothing');
  expect(readGated(document.createElement('div'), denied)).toBe('nothing');
  const included = gateOf('');
  included.innerHTML = '<template shadowrootmode="open"><p></p></template>';
  expect(readGated(included, undefined)).toBe('nothing');
});
