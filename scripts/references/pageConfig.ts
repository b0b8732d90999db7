/** What `PageConfig` says of each option, read from its source: the types and docstrings that a host's editor shows. */
import ts from 'typescript';

export interface OptionText {
  readonly description: string;
  /** As TypeScript has it. */
  readonly type: string;
  readonly byDefault: string;
  /** Written as an object, which no attribute can hold. */
  readonly isObject: boolean;
}

/** By name, in the order of the interface. Throws where an option lacks its description or its default. */
export function readPageConfig(text: string): ReadonlyMap<string, OptionText> {
  const source = ts.createSourceFile('pageConfig.ts', text, ts.ScriptTarget.Latest, true);
  const config = source.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === 'PageConfig');
  const texts = new Map<string, OptionText>();
  for (const member of config?.members ?? [])
    if (ts.isPropertySignature(member))
      texts.set(member.name.getText(source), readOption(member, source));
  return texts;
}

function readOption(member: ts.PropertySignature, source: ts.SourceFile): OptionText {
  const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const tag = comment?.tags?.find(({ tagName }) => tagName.text === 'defaultValue');
  const description = toLine(comment?.comment);
  const byDefault = toLine(tag?.comment);
  if (!description || !byDefault || !member.type)
    throw new Error(
      `pageConfig.ts: ${member.name.getText(source)} needs a docstring with its meaning and its @defaultValue.`,
    );
  const type = member.type.getText(source);
  return {
    description,
    byDefault,
    type: type.replace(/\breadonly /g, '').replace(/\s+/g, ' '),
    isObject: ts.isTypeLiteralNode(member.type) || type.startsWith('Readonly<'),
  };
}

const toLine = (comment: ts.JSDoc['comment']): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();
