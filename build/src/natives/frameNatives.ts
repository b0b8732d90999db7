/** For a program that may not be changed (rules/unmodified.ts): a frame in which it finds the browser's own functions. */
import { guardedFunctions } from 'embed/natives';
import { nativesPrefix } from './redirectNatives';

/** Named in the program they are the page's, but for the functions that the host guard knows. `Object` is compared with: it stays. */
const owners = Object.entries(guardedFunctions).filter(
  ([owner]) => !owner.includes('.') && owner !== 'Object',
);

const toConstant = ([owner, names]: readonly [string, readonly string[]]): string =>
  `${owner}=own(globalThis.${owner},{__proto__:null,${names.map((name) => `${name}:1`).join()}})`;

/** What such a program calls on values (`list.map(f)`) stays as the page has it: that would have to stand in its text. */
export const nativesFrame = {
  before: `{${nativesPrefix}const own=(owner,names)=>new Proxy(owner,{get:(known,name)=>name in names?(...list)=>$natives[name](known,...list):known[name]}),${owners.map(toConstant).join()};`,
  after: '\n}',
};
