/** Finds the names that a program uses and does not bind: the globals that it reads. */
import type { Identifier, Program } from 'acorn';
import type { Node, Program as Tree } from 'estree';
import { walk } from 'estree-walker';
import { isBound, readScopes, type Scope } from './scopes';

/** A use of a name that the program does not bind. */
export interface FreeName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** In `{ URL }`, which has to become `{ URL: … }`. */
  readonly isShorthand: boolean;
}

export function findFreeNames(program: Program): readonly FreeName[] {
  const tree = program as Tree;
  const scopes = readScopes(tree);
  const found: FreeName[] = [];
  let scope: Scope | undefined;
  walk(tree, {
    enter(node, parent, key) {
      scope = scopes.get(node) ?? scope;
      if (node.type !== 'Identifier' || !isUse(parent, key)) {
        return;
      }
      const { name, start, end } = node as Identifier;
      if (!isBound(scope, name)) {
        const isShorthand = parent?.type === 'Property' && parent.shorthand;
        found.push({ name, start, end, isShorthand });
      }
    },
    leave(node) {
      scope = scopes.get(node)?.outer ?? scope;
    },
  });
  return found;
}

/** Not the name of a member, of a property or of a label. */
function isUse(parent: Node | null, key: unknown): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return key === 'object' || parent.computed;
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return key === 'value' || parent.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return false;
    default:
      return true;
  }
}
