/** Reads names, types and docstrings from TypeScript sources. */
import ts from 'typescript';

export interface Documented {
  readonly name: string;
  readonly docstring: string;
  /** A property's type, a method's signature, a constant's string, or a union's member. */
  readonly text: string;
  readonly isMethod?: boolean;
  /** The `@defaultValue` tag. */
  readonly defaultValue?: string;
}

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('read.ts', text, ts.ScriptTarget.Latest, true);

/** Exported constants whose value is a string. */
export const readConstants = (text: string): readonly Documented[] =>
  parse(text)
    .statements.filter(ts.isVariableStatement)
    .flatMap((statement) =>
      statement.declarationList.declarations.flatMap(({ name, initializer }) =>
        initializer && ts.isStringLiteral(initializer)
          ? [document(name.getText(), statement, initializer.text)]
          : [],
      ),
    );

export function readMembers(text: string, name: string): readonly Documented[] {
  const found = parse(text)
    .statements.filter(ts.isInterfaceDeclaration)
    .find((one) => one.name.text === name);
  if (!found) throw new Error(`There is no interface ${name}.`);
  return found.members.map((member) => {
    const isMethod = !ts.isPropertySignature(member);
    const type = isMethod ? member : member.type;
    const line = toLine(type?.getText() ?? '').replace(/\breadonly |;$/g, '');
    return { ...document(member.name?.getText() ?? '', member, line), isMethod };
  });
}

/** Members of a union type, each with the comment before it. */
export function readAlternatives(text: string, name: string): readonly Documented[] {
  const found = parse(text)
    .statements.filter(ts.isTypeAliasDeclaration)
    .find((one) => one.name.text === name);
  if (!found || !ts.isUnionTypeNode(found.type)) throw new Error(`There is no union ${name}.`);
  const alternatives = found.type.types;
  return alternatives.map((type, index) => {
    const start = index === 0 ? found.type.pos : (alternatives[index - 1]?.end ?? 0);
    const [, comment = ''] = /\/\*\*([\s\S]*?)\*\//.exec(text.slice(start, type.getStart())) ?? [];
    const docstring = toLine(comment.replace(/\n\s*\* /g, ' '));
    return demand({ name: type.getText(), docstring, text: type.getText() });
  });
}

export function readDocstring(text: string, name: string): string {
  const found = parse(text).statements.find(
    (one) =>
      (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.name.text === name,
  );
  return found ? commentOf(found).docstring : '';
}

const document = (name: string, node: ts.Node, text: string): Documented =>
  demand({ name, text, ...commentOf(node) });

function commentOf(node: ts.Node): Pick<Documented, 'docstring' | 'defaultValue'> {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const tag = comment?.tags?.find(({ tagName }) => tagName.text === 'defaultValue');
  return {
    docstring: toLine(ts.getTextOfJSDocComment(comment?.comment) ?? ''),
    ...(tag ? { defaultValue: toLine(ts.getTextOfJSDocComment(tag.comment) ?? '') } : {}),
  };
}

function demand(documented: Documented): Documented {
  if (documented.docstring === '') throw new Error(`${documented.name} needs a docstring.`);
  return documented;
}

const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
