/** For a program that may not be changed (rules/unmodified.ts): a frame in which it finds the browser's own functions. */
import { guardedFunctions } from 'embed/natives';
import { nativesPrefix } from './redirectNatives';

/** In the program these names mean the page's objects, except for functions that the host guard has. Programs compare with `Object`: it stays. */
const owners = Object.entries(guardedFunctions).filter(
  ([owner]) => !owner.includes('.') && owner !== 'Object',
);

const toConstant = ([owner, names]: readonly [
  string,
  readonly string[],
]): string =>
  `${owner}=own(globalThis.${owner},{__proto__:null,${names.map((name) => `${name}:1`).join()}})`;

/** Calls on values (`list.map(f)`) stay the page's: redirecting them would change the program's text. */
export const nativesFrame = {
  before: `{${nativesPrefix}const own=(owner,names)=>new Proxy(owner,{get:(known,name)=>name in names?(...list)=>$natives[name](known,...list):known[name]}),${owners.map(toConstant).join()};`,
  after: '\n}',
};
