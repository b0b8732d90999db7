import type { AnyNode, Program } from 'acorn';
import type { Node } from 'estree';
import { walk } from 'estree-walker';

/** Calls with each node of a program, parents first. What hangs on `?.` may end early; it is left out. */
export function visitNodes(program: Program, visit: (node: AnyNode) => void): void {
  const chained = new Set<unknown>();
  // Acorn's nodes are ESTree's, with their places in the text.
  walk(program as Node, {
    enter(node, parent, key) {
      if (node.type === 'ChainExpression' || (chained.has(parent) && continuesChain(node, key)))
        chained.add(node);
      else visit(node as AnyNode);
    },
  });
}

const continuesChain = (node: Node, key: string | number | symbol | null | undefined): boolean =>
  (node.type === 'CallExpression' || node.type === 'MemberExpression') &&
  (key === 'expression' || key === 'object' || key === 'callee');
