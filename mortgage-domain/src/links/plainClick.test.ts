import { isPlainClick } from './plainClick';

const plain = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

it.each(['', '_self'])('HDR-21 LAP-18: a click on a link to %j is ours', (target) =>
  expect(isPlainClick(plain, { target })).toBe(true),
);

it.each([
  ['of another button', { button: 1 }, ''],
  ['whose default is prevented', { defaultPrevented: true }, ''],
  ['with the meta key', { metaKey: true }, ''],
  ['with the control key', { ctrlKey: true }, ''],
  ['with the shift key', { shiftKey: true }, ''],
  ['with the alt key, which saves the link', { altKey: true }, ''],
  ['on a link to another window', {}, '_blank'],
])("HDR-21 LAP-18: a click %s is the browser's", (_case, pressed, target) =>
  expect(isPlainClick({ ...plain, ...pressed }, { target })).toBe(false),
);
