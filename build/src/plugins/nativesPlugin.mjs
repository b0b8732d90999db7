/**
 * Lets our bundles call the browser's functions past whatever a host page has put in their place (F46 to F53): `list.map(f)`
 * becomes `$natives.map(list, f)`, and the host guard (embed/src/natives/guard.ts) decides what that calls. The page's own code sees no
 * difference. docs/decisions/0008-host-guard.md.
 */
import { parse } from 'acorn';
import { guardedFunctions, guardedNames } from 'embed/natives';

const name = 'NativesPlugin';
const guarded = new Set(guardedNames);
/** The object that all our files of a page share; without a guard (a federated host) each name is called as it is. */
const prefix =
  'const $natives=globalThis[Symbol.for("mortgage.natives")]??=new Proxy({},{get:(known,name)=>known[name]||=(owner,...rest)=>owner[name](...rest)});';

export class NativesPlugin {
  /** @param {{ exclude?: RegExp }} [settings] */
  constructor({ exclude } = {}) {
    this.exclude = exclude;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Before the files are made small: webpack's own runtime is in them by then.
      compilation.hooks.processAssets.tap(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1 },
        (assets) => {
          for (const file of Object.keys(assets).filter(
            (one) => one.endsWith('.js') && !this.exclude?.test(one),
          )) {
            compilation.updateAsset(
              file,
              (source) => new sources.RawSource(redirect(source.source().toString())),
            );
          }
        },
      );
    });
  }
}

/** The program with its calls redirected, in a block of its own so that `$natives` is no global. */
export function redirect(program) {
  const tree = parse(program, { ecmaVersion: 'latest' });
  const edits = [];
  const called = new Set();
  visit(tree, (node) => {
    if (node.type === 'CallExpression' && isGuarded(node.callee)) {
      called.add(node.callee);
      edits.push(...redirectCall(program, node));
    } else if (/^(Assignment|Update|Unary)Expression$/.test(node.type))
      called.add(node.left ?? node.argument);
    else if (isGuarded(node) && !called.has(node)) edits.push(...redirectRead(program, node));
    // `<form name="head">` takes the place of document.head (F57).
    if (isDocumentHead(node))
      edits.push({ start: node.start, end: node.end, text: 'document.querySelector("head")' });
  });
  // A directive stays first, and the container's `var` stays global.
  const begin =
    tree.body.find(({ type, directive }) => type !== 'VariableDeclaration' && !directive)?.start ??
    program.length;
  edits.unshift({ start: begin, end: begin, text: `{${prefix}` });
  edits.sort((a, b) => a.start - b.start || a.end - b.end);
  let text = '';
  let at = 0;
  for (const edit of edits) {
    text += program.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return `${text}${program.slice(at)}\n}`;
}

const isGuarded = (node) =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  !node.optional &&
  node.object.type !== 'Super' &&
  guarded.has(node.property.name);
const isDocumentHead = (node) =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  node.object.name === 'document' &&
  node.property.name === 'head';

/** `OBJECT.name(ARGUMENTS)` as `$natives.name(OBJECT, ARGUMENTS)`. */
function redirectCall(program, { callee, arguments: given, end }) {
  const dot = program.lastIndexOf('.', callee.property.start);
  const opening = program.indexOf('(', callee.property.end);
  return [
    { start: callee.start, end: callee.start, text: `$natives.${callee.property.name}(` },
    { start: dot, end: given.length > 0 ? opening + 1 : end, text: given.length > 0 ? ',' : ')' },
  ];
}

/** `Object.assign` and `Array.prototype.map` as values: a function that calls them our way. Other members are left alone. */
function redirectRead(program, { object, property: { name: member }, start, end }) {
  const owner = program.slice(object.start, object.end);
  if (guardedFunctions[owner]?.includes(member) !== true) return [];
  const text = owner.endsWith('.prototype')
    ? `(function(...list){return $natives.${member}(this,...list)})`
    : `((...list)=>$natives.${member}(${owner},...list))`;
  return [{ start, end, text }];
}

function visit(node, see, inChain = false) {
  if (!node || typeof node.type !== 'string') return;
  // What hangs on `?.` may end early; it is left as it is.
  const chained =
    node.type === 'ChainExpression' || (inChain && /^(Call|Member)Expression$/.test(node.type));
  if (!chained) see(node);
  for (const [key, child] of Object.entries(node)) {
    const stays = chained && (key === 'expression' || key === 'object' || key === 'callee');
    for (const one of Array.isArray(child) ? child : [child])
      if (one && typeof one === 'object') visit(one, see, stays);
  }
}
