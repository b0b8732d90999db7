/** A program as reachability sees it: what each of its top-level statements mentions, what it takes and what it gives. */
import ts from 'typescript';

export interface Origin {
  readonly specifier: string;
  /** `*`: everything of that module. */
  readonly name: string;
}
export interface Mentions {
  readonly identifiers: ReadonlySet<string>;
  /** Modules asked for by `import()`. */
  readonly loaded: readonly string[];
}
export interface Declaration extends Mentions {
  /** A rule or a call, not data. */
  readonly isFunction: boolean;
  readonly docstring: string;
}
export interface Module {
  readonly imports: ReadonlyMap<string, Origin>;
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** Values only: a type costs nothing and does nothing. A text is the local name. */
  readonly exports: ReadonlyMap<string, string | Origin>;
  /** Statements that run when the module is loaded, and modules that are loaded for their effect. */
  readonly effects: readonly Mentions[];
}

const hasModifier = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((one) => one.kind === kind);

export function readModule(file: string, text: string): Module {
  const source = parseSource(file, text);
  const imports = new Map<string, Origin>();
  const declarations = new Map<string, Declaration>();
  const given = new Map<string, string | Origin>();
  const effects: Mentions[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      if (!statement.importClause) effects.push(loading(textOf(statement.moduleSpecifier)));
      for (const [name, origin] of importsOf(statement)) imports.set(name, origin);
    } else if (ts.isExportDeclaration(statement)) {
      for (const [name, origin] of exportsOf(statement)) given.set(name, origin);
    } else if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
      continue;
    } else {
      const names = namesOf(statement);
      const docstring = docstringOf(source, statement);
      for (const name of names) {
        declarations.set(name, {
          ...mentionsOf(statement),
          docstring,
          isFunction: isFunction(statement, name),
        });
        if (hasModifier(statement, ts.SyntaxKind.ExportKeyword)) given.set(name, name);
      }
      if (names.length === 0) effects.push(mentionsOf(statement));
    }
  }
  return { imports, declarations, exports: given, effects };
}

export const parseSource = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.ES2022,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const textOf = (node: ts.Node | undefined): string =>
  node && ts.isStringLiteralLike(node) ? node.text : '';
const loading = (specifier: string): Mentions => ({ identifiers: new Set(), loaded: [specifier] });

function importsOf({ importClause, moduleSpecifier }: ts.ImportDeclaration): [string, Origin][] {
  if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const specifier = textOf(moduleSpecifier);
  const { name, namedBindings } = importClause;
  const found: [string, Origin][] = name ? [[name.text, { specifier, name: 'default' }]] : [];
  if (namedBindings && ts.isNamespaceImport(namedBindings))
    found.push([namedBindings.name.text, { specifier, name: '*' }]);
  else
    for (const { isTypeOnly, name: local, propertyName } of namedBindings?.elements ?? [])
      if (!isTypeOnly) found.push([local.text, { specifier, name: (propertyName ?? local).text }]);
  return found;
}

/** `export { a as b } from 'x'`, `export { a as b }` and, by the name `*`, `export * from 'x'`. */
function exportsOf(statement: ts.ExportDeclaration): [string, string | Origin][] {
  if (statement.isTypeOnly) return [];
  const specifier = textOf(statement.moduleSpecifier);
  if (!statement.exportClause) return [[`*${specifier}`, { specifier, name: '*' }]];
  if (ts.isNamespaceExport(statement.exportClause))
    return [[statement.exportClause.name.text, { specifier, name: '*' }]];
  return statement.exportClause.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => {
      const from = (propertyName ?? name).text;
      return [name.text, specifier ? { specifier, name: from } : from];
    });
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed ? [statement.name?.text ?? 'default'] : [];
}

function isFunction(statement: ts.Statement, name: string): boolean {
  if (!ts.isVariableStatement(statement)) return ts.isFunctionDeclaration(statement);
  const { declarations } = statement.declarationList;
  const value = declarations.find((one) => boundNames(one.name).includes(name))?.initializer;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? boundNames(element.name) : [],
      );

function docstringOf(source: ts.SourceFile, statement: ts.Statement): string {
  const ranges = ts.getLeadingCommentRanges(source.text, statement.pos) ?? [];
  const last = ranges.at(-1);
  const text = last ? source.text.slice(last.pos, last.end) : '';
  return text.startsWith('/**') ? text : '';
}

/** Every identifier that may mean a value of the module, types left out. */
export function mentionsOf(node: ts.Node): Mentions {
  const identifiers = new Set<string>();
  const loaded: string[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isTypeNode(one) && !ts.isExpressionWithTypeArguments(one)) return;
    if (ts.isIdentifier(one) && !isOnlyAName(one)) identifiers.add(one.text);
    if (ts.isCallExpression(one) && one.expression.kind === ts.SyntaxKind.ImportKeyword)
      loaded.push(textOf(one.arguments[0]));
    one.forEachChild(visit);
  };
  visit(node);
  return { identifiers, loaded };
}

/** `b` of `a.b`, of `{ b: 1 }` and the like means no value of the module. */
function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent))
    return parent.name === node;
  return ts.isJsxAttribute(parent) || (ts.isBindingElement(parent) && parent.propertyName === node);
}
