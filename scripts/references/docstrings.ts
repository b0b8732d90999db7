/** What programs say of themselves in docstrings, read by the compiler. */
import ts from 'typescript';

export interface Documented {
  readonly name: string;
  readonly docstring: string;
  /** Of a member: its type; of a constant: its text; of a union's member: itself. */
  readonly text: string;
}

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('read.ts', text, ts.ScriptTarget.Latest, true);

/** Exported constants with a text as their value. */
export function readConstants(text: string): readonly Documented[] {
  const source = parse(text);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) =>
      statement.declarationList.declarations.flatMap(({ name, initializer }) =>
        initializer && ts.isStringLiteral(initializer)
          ? [document(name.getText(), statement, initializer.text)]
          : [],
      ),
    );
}

/** Members of an interface, in its order. */
export function readMembers(text: string, name: string): readonly Documented[] {
  const found = parse(text)
    .statements.filter(ts.isInterfaceDeclaration)
    .find((one) => one.name.text === name);
  if (!found) throw new Error(`There is no interface ${name}.`);
  return found.members.map((member) => {
    const memberName = member.name?.getText() ?? '';
    const type = ts.isPropertySignature(member) ? member.type : member;
    return document(memberName, member, toLine(type?.getText() ?? '').replaceAll('readonly ', ''));
  });
}

/** The alternatives of a union type. */
export function readAlternatives(text: string, name: string): readonly Documented[] {
  const found = parse(text)
    .statements.filter(ts.isTypeAliasDeclaration)
    .find((one) => one.name.text === name);
  if (!found || !ts.isUnionTypeNode(found.type)) throw new Error(`There is no union ${name}.`);
  const alternatives = found.type.types;
  return alternatives.map((type, index) => {
    // A comment before the bar belongs to the alternative after it.
    const from = index === 0 ? found.type.pos : (alternatives[index - 1]?.end ?? 0);
    const before = text.slice(from, type.getStart());
    const docstring = toLine(
      (/\/\*\*([\s\S]*?)\*\//.exec(before)?.[1] ?? '').replace(/\n\s*\* /g, ' '),
    );
    return demand({ name: type.getText(), docstring, text: type.getText() });
  });
}

/** The docstring of a type or constant. */
export function readDocstring(text: string, name: string): string {
  const found = parse(text).statements.find(
    (one) =>
      (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.name.text === name,
  );
  return found ? docstringOf(found) : '';
}

const document = (name: string, node: ts.Node, text: string): Documented =>
  demand({ name, docstring: docstringOf(node), text });

function docstringOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)?.comment;
  return toLine(ts.getTextOfJSDocComment(comment) ?? '');
}

function demand(documented: Documented): Documented {
  if (documented.docstring === '') throw new Error(`${documented.name} needs a docstring.`);
  return documented;
}

const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
