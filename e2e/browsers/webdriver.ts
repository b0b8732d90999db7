/** Input as WebDriver's "perform actions" takes it: the same list in its classic form and in BiDi. */
import { keys, type Key } from './browser';

const mouse = (actions: readonly object[]): readonly object[] => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

const move = (x: number, y: number): object => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
  origin: 'viewport',
});

export const movement = (x: number, y: number): readonly object[] => mouse([move(x, y)]);

export const click = (x: number, y: number): readonly object[] =>
  mouse([move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);

const isKey = (name: string): name is Key => Object.hasOwn(keys, name);

export const strokes = (names: readonly string[]): readonly object[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: names
      .map((name) => (isKey(name) ? keys[name] : name))
      .flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
  },
];
