import { toIncludedCss } from './includedCss';

const ours = ':where([data-shell] *)';

it.each([
  ['an element', 'a{}', `a${ours}{}`],
  ['all elements', '*,:before{}', `*${ours},${ours}:before{}`],
  ['a class', '.a0:hover{}', `.a0:hover${ours}{}`],
  [
    'a list with a list in it',
    ':is(a,b)[name="x"],.c{}',
    `:is(a,b)[name="x"]${ours},.c${ours}{}`,
  ],
  [
    'a pseudo-element',
    '.d[open]::details-content{}',
    `.d[open]${ours}::details-content{}`,
  ],
  [
    'a rule in a query',
    '@media print{.a{b:c}.d{}}',
    `@media print{.a${ours}{b:c}.d${ours}{}}`,
  ],
  [
    'two rules of one query in another',
    '@supports (a:b){@container (width>9px){p{}}q{}}',
    `@supports (a:b){@container (width>9px){p${ours}{}}q${ours}{}}`,
  ],
  [
    'rules beside the steps of an animation',
    'a{}@keyframes late{from{b:c}50%,to{d:e}}f{}@keyframes end{to{}}',
    `a${ours}{}@keyframes late{from{b:c}50%,to{d:e}}f${ours}{}@keyframes end{to{}}`,
  ],
])('limits %s to our views (F59 F78)', (_what, css, limited) => {
  expect(toIncludedCss(css)).toBe(limited);
});

it.each([
  ':host{display:block}',
  ':host([hidden]) .a{}',
  '[data-shell]>*{}',
  ':where([data-shell]){--a:b}',
  '@position-try --end{inset:auto}',
])('leaves %s, which matches nothing of a page (F78)', (css) => {
  expect(toIncludedCss(css)).toBe(css);
});
