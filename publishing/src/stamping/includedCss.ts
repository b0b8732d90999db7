/** The style sheet of an included shell. A page's optimizer may move it into the page's own CSS, where it must not match anything. */
import { shellAttribute } from 'embed/hand-overs';

const ofOurViews = `:where([${shellAttribute}] *)`;

/** Their steps (`from`, `to`, `50%`) look like selectors and are none. */
const keyframes = /(@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\})/;

/** Limits each rule to our views, without a change of its specificity. @param css minified: no comments, no braces in texts */
export const toIncludedCss = (css: string): string =>
  css
    .split(keyframes)
    .map((part) => (keyframes.test(part) ? part : limitRules(part)))
    .join('');

const limitRules = (css: string): string =>
  css.replace(/[^{}]+(?=\{)/g, (prelude) =>
    prelude.startsWith('@') ? prelude : splitList(prelude).map(limit).join(','),
  );

/** At the commas that are not inside brackets. */
function splitList(selectors: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of selectors) {
    depth += '(['.includes(character) ? 1 : 0;
    depth -= ')]'.includes(character) ? 1 : 0;
    if (character === ',' && depth === 0) {
      parts.push('');
    } else {
      parts.push(`${parts.pop()}${character}`);
    }
  }
  return parts;
}

const pseudoElement = /(::[\w-]+|:(before|after))$/;

/** A selector of the host or of the view's outermost element is ours already. */
function limit(selector: string): string {
  if (selector.startsWith(':host') || selector.includes(shellAttribute)) {
    return selector;
  }
  const [ending = ''] = pseudoElement.exec(selector) ?? [];
  return (
    selector.slice(0, selector.length - ending.length) + ofOurViews + ending
  );
}
