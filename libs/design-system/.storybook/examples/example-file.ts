import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One example, as written in its file. */
export interface Example {
  /** The name in the file: `icon only`. */
  readonly name: string;
  /** The name shown to readers: `Icon only`. */
  readonly label: string;
  /** The export name of the example's story: `IconOnly`. */
  readonly exportName: string;
  /** The source, without its common indentation. */
  readonly source: string;
}

export interface Component {
  readonly name: string;
  readonly file: string;
}

/** The name of an example file's folder: `Button`. */
export const folderOf = (exampleFile: string) => path.basename(path.dirname(exampleFile));

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/**
 * The examples of a file, in source order. The file is parsed and not run, because Storybook needs
 * the list of stories before it compiles any file.
 *
 * @throws if `examples` is not an object with plain names
 */
export function readExamples(file: string): Example[] {
  const declarations = parse(file)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const object = declarations.find(({ name }) => name.getText() === 'examples')?.initializer;
  if (!object || !ts.isObjectLiteralExpression(object)) {
    throw new Error(`${file}: "examples" must be an object literal`);
  }
  return object.properties.map((property) => {
    if (
      !ts.isPropertyAssignment(property) ||
      !(ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ) {
      throw new Error(`${file}: the name of an example must be a literal`);
    }
    const name = property.name.text;
    return {
      name,
      label: name.charAt(0).toUpperCase() + name.slice(1),
      exportName: exportName(name),
      source: sourceOf(property.initializer),
    };
  });
}

const exportName = (name: string) =>
  name.replaceAll(/(?:^|[^a-z0-9]+)([a-z0-9]|$)/gi, (_match, next: string) => next.toUpperCase());

function sourceOf(expression: ts.Expression): string {
  const inner = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  const lines = inner.getText().split('\n');
  const indents = lines.slice(1).map((line) => line.search(/\S/));
  const indent = Math.min(...indents.filter((count) => count >= 0));
  return lines.map((line, index) => (index === 0 ? line : line.slice(indent))).join('\n');
}

/**
 * The components that the package exports from the folder of an example file. The component named
 * after the folder is first.
 */
export function readComponents(exampleFile: string): Component[] {
  const folder = folderOf(exampleFile);
  const src = path.dirname(path.dirname(exampleFile));
  return ['index.ts', 'more.ts', 'data-grid.ts']
    .flatMap((entry) => [...parse(path.join(src, entry)).statements])
    .filter(ts.isExportDeclaration)
    .flatMap(({ moduleSpecifier, exportClause, isTypeOnly }) => {
      const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text;
      return from && !isTypeOnly && from.startsWith(`./${folder}/`) && exportClause
        ? elementsOf(exportClause).map((name) => ({ name, file: path.join(src, from) }))
        : [];
    })
    .sort((a, b) => Number(b.name === folder) - Number(a.name === folder));
}

const elementsOf = (clause: ts.NamedExportBindings) =>
  ts.isNamedExports(clause)
    ? clause.elements
        .filter(({ isTypeOnly, name }) => !isTypeOnly && /^[A-Z]/.test(name.text))
        .map(({ name }) => name.text)
    : [];

export const guideOf = (exampleFile: string) =>
  exampleFile.replace(/\.examples\.tsx$/, '.guide.ts');
