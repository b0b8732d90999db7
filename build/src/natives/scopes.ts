/** The scopes of a program: which names are bound where. */
import type { Node, Pattern, Program } from 'estree';
import { walk } from 'estree-walker';

export interface Scope {
  readonly names: Set<string>;
  readonly outer: Scope | undefined;
  /** It has the `var` declarations of its blocks. */
  readonly holdsVars: boolean;
}

const scopeTypes: readonly string[] = [
  'Program',
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassExpression',
  'StaticBlock',
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'CatchClause',
];

const holdsVars = ({ type }: Node): boolean =>
  type === 'Program' ||
  type === 'StaticBlock' ||
  type === 'FunctionDeclaration' ||
  type === 'FunctionExpression' ||
  type === 'ArrowFunctionExpression';

/** The scope that each node opens, complete with the names that it binds, also below their first use. */
export function readScopes(program: Program): ReadonlyMap<Node, Scope> {
  const scopes = new Map<Node, Scope>();
  let scope: Scope | undefined;
  walk(program, {
    enter(node) {
      const outer = scope;
      if (scopeTypes.includes(node.type)) {
        scope = { names: new Set(), outer, holdsVars: holdsVars(node) };
        scopes.set(node, scope);
      }
      if (scope) {
        bindNames(node, scope, outer);
      }
    },
    leave(node) {
      scope = scopes.get(node)?.outer ?? scope;
    },
  });
  return scopes;
}

function bindNames(node: Node, scope: Scope, outer: Scope | undefined): void {
  switch (node.type) {
    case 'VariableDeclaration': {
      const owner = node.kind === 'var' ? varScopeOf(scope) : scope;
      bind(
        owner,
        node.declarations.map(({ id }) => id),
      );
      break;
    }
    case 'CatchClause':
      bind(scope, [node.param]);
      break;
    case 'ClassExpression':
      bind(scope, [node.id]);
      break;
    case 'ClassDeclaration':
      bind(scope, [node.id]);
      break;
    case 'FunctionDeclaration':
      bind(outer ?? scope, [node.id]);
      bind(scope, node.params);
      scope.names.add('arguments');
      break;
    case 'FunctionExpression':
      bind(scope, [node.id, ...node.params]);
      scope.names.add('arguments');
      break;
    case 'ArrowFunctionExpression':
      bind(scope, node.params);
      break;
    default:
  }
}

function varScopeOf(scope: Scope): Scope {
  return scope.holdsVars || !scope.outer ? scope : varScopeOf(scope.outer);
}

function bind(
  { names }: Scope,
  patterns: readonly (Pattern | null | undefined)[],
): void {
  for (const name of patterns.flatMap(namesOf)) {
    names.add(name);
  }
}

function namesOf(pattern: Pattern | null | undefined): readonly string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        namesOf(one.type === 'Property' ? one.value : one.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesOf);
    case 'RestElement':
      return namesOf(pattern.argument);
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    default:
      return [];
  }
}

export const isBound = (scope: Scope | undefined, name: string): boolean =>
  scope !== undefined && (scope.names.has(name) || isBound(scope.outer, name));
