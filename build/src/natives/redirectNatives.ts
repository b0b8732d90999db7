/** Rewrites a program so that its calls of the browser's functions go through `$natives` (plugins/nativesPlugin.ts). */
import {
  parse,
  type AnyNode,
  type CallExpression,
  type Identifier,
  type MemberExpression,
  type Program,
} from 'acorn';
import type { Node } from 'estree';
import { walk } from 'estree-walker';
import { nativesSymbol } from 'embed/hand-overs';
import { guardedFunctions, guardedNames } from 'embed/natives';
import MagicString from 'magic-string';

/** A member by a literal name: not `object[name]`, `object?.name` or `object.#name`. */
type PlainMember = MemberExpression & { readonly property: Identifier };

/** The object that all our files of a page share; without a guard (a federated host) each name is called as it is. */
export const nativesPrefix = `const $natives=globalThis[Symbol.for("${nativesSymbol}")]??=new Proxy({},{get:(known,name)=>known[name]||=(owner,...rest)=>owner[name](...rest)});`;

/** The program with its calls redirected, in a block of its own so that `$natives` is no global. */
export function redirectNatives(program: string): MagicString {
  const tree = parse(program, { ecmaVersion: 'latest' });
  const text = new MagicString(program);
  redirectMembers(tree, text);
  return text.appendLeft(beginOf(tree), `{${nativesPrefix}`).append('\n}');
}

/** A directive stays first, and the container's `var` stays global. */
const beginOf = ({ body, end }: Program): number =>
  body.find(
    (node) => node.type !== 'VariableDeclaration' && !('directive' in node),
  )?.start ?? end;

function redirectMembers(tree: Program, text: MagicString): void {
  const settled = new Set<unknown>();
  visitNodes(tree, (node) => {
    if (node.type === 'CallExpression' && isGuardedMember(node.callee)) {
      settled.add(node.callee);
      redirectCall(text, node, node.callee);
    } else if (node.type === 'AssignmentExpression') {
      settled.add(node.left);
    } else if (
      node.type === 'UpdateExpression' ||
      node.type === 'UnaryExpression'
    ) {
      settled.add(node.argument);
    } else if (isGuardedMember(node) && !settled.has(node)) {
      redirectRead(text, node);
    }
    // `<form name="head">` takes the place of document.head (F57).
    if (isDocumentHead(node)) {
      text.update(node.start, node.end, 'document.querySelector("head")');
    }
  });
}

const isPlainMember = (node: AnyNode): node is PlainMember =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  !node.optional &&
  node.property.type === 'Identifier';

const isGuardedMember = (node: AnyNode): node is PlainMember =>
  isPlainMember(node) &&
  node.object.type !== 'Super' &&
  guardedNames.includes(node.property.name);

const isDocumentHead = (node: AnyNode): boolean =>
  isPlainMember(node) &&
  node.object.type === 'Identifier' &&
  node.object.name === 'document' &&
  node.property.name === 'head';

/** `OBJECT.name(ARGUMENTS)` as `$natives.name(OBJECT, ARGUMENTS)`. */
function redirectCall(
  text: MagicString,
  call: CallExpression,
  callee: PlainMember,
): void {
  const dot = text.original.lastIndexOf('.', callee.property.start);
  text.appendRight(callee.start, `$natives.${callee.property.name}(`);
  if (call.arguments.length === 0) {
    text.update(dot, call.end, ')');
  } else {
    text.update(dot, text.original.indexOf('(', callee.property.end) + 1, ',');
  }
}

/** `Object.assign` and `Array.prototype.map` as values: a function that calls them our way. Other members are left alone. */
function redirectRead(
  text: MagicString,
  { object, property, start, end }: PlainMember,
): void {
  const owner = text.original.slice(object.start, object.end);
  const { name } = property;
  if (guardedFunctions[owner]?.includes(name) !== true) {
    return;
  }
  const call = owner.endsWith('.prototype')
    ? `(function(...list){return $natives.${name}(this,...list)})`
    : `((...list)=>$natives.${name}(${owner},...list))`;
  text.update(start, end, call);
}

/** Calls with each node of a program, parents first. What hangs on `?.` may end early; it is left out. */
function visitNodes(program: Program, visit: (node: AnyNode) => void): void {
  const chained = new Set<unknown>();
  walk(program as Node, {
    enter(node, parent, key) {
      if (
        node.type === 'ChainExpression' ||
        (chained.has(parent) && continuesChain(node, key))
      ) {
        chained.add(node);
      } else {
        visit(node as AnyNode);
      }
    },
  });
}

const continuesChain = (
  node: Node,
  key: string | number | symbol | null | undefined,
): boolean =>
  (node.type === 'CallExpression' || node.type === 'MemberExpression') &&
  (key === 'expression' || key === 'object' || key === 'callee');
