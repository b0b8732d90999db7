import type { AnyNode, Expression, Identifier, MemberExpression, Node } from 'acorn';
import { guardedNames } from 'embed/natives';

const guarded: ReadonlySet<string> = new Set(guardedNames);

/** `object.name`, where the host guard knows the name. */
export interface GuardedMember extends MemberExpression {
  readonly object: Expression;
  readonly property: Identifier;
}

export const isGuardedMember = (node: Node): node is GuardedMember =>
  isPlainMember(node) && node.object.type !== 'Super' && guarded.has(node.property.name);

export const isDocumentHead = (node: Node): boolean =>
  isPlainMember(node) &&
  node.object.type === 'Identifier' &&
  node.object.name === 'document' &&
  node.property.name === 'head';

/** A member by a literal name: neither `object[name]` nor `object?.name` nor `object.#name`. */
function isPlainMember(node: Node): node is MemberExpression & { property: Identifier } {
  if (!isKnown(node) || node.type !== 'MemberExpression') return false;
  return !node.computed && !node.optional && node.property.type === 'Identifier';
}

/** Acorn's own type of a node says nothing of what kinds there are. */
const isKnown = (node: Node): node is AnyNode => node.type !== '';
