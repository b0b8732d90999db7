/** Reads names, types and docstrings of an interface's properties in a TypeScript source. */
import ts from 'typescript';

export interface Documented {
  readonly name: string;
  readonly docstring: string;
  readonly type: string;
  readonly defaultValue: string;
}

export function readMembers(text: string, name: string): readonly Documented[] {
  const found = ts
    .createSourceFile('read.ts', text, ts.ScriptTarget.Latest, true)
    .statements.filter(ts.isInterfaceDeclaration)
    .find((one) => one.name.text === name);
  if (!found) {
    throw new Error(`There is no interface ${name}.`);
  }
  return found.members.map(document);
}

function document(member: ts.TypeElement): Documented {
  const name = member.name?.getText() ?? '';
  const type = ts.isPropertySignature(member)
    ? member.type?.getText()
    : undefined;
  const { comment, tags } =
    ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc).at(-1) ?? {};
  const tag = tags?.find(({ tagName }) => tagName.text === 'defaultValue');
  if (!comment) {
    throw new Error(`${name} needs a docstring.`);
  }
  return {
    name,
    docstring: toLine(ts.getTextOfJSDocComment(comment)),
    type: toLine(type).replace(/\breadonly |;$/g, ''),
    defaultValue: toLine(ts.getTextOfJSDocComment(tag?.comment)),
  };
}

/** Returns the text in one line. The last member of a type has no semicolon, however its source is laid out. */
const toLine = (text = ''): string =>
  text.replace(/\s+/g, ' ').replace(/; }/g, ' }').trim();
