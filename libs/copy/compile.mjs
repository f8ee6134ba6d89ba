/**
 * Compiles the message catalogues to `src/paraglide/<language>/`: one TypeScript module per area,
 * one function per message. `pseudo` is the English text in look-alike letters, to find hard-coded
 * text. `package.json` maps `#messages/*` to the folder of one language.
 *
 * Paraglide's message format plugin reads the catalogues, and Paraglide's compiler writes each
 * function. Its project loader and its run-time are not used: the loader writes into the project
 * folder, and the first message would load the run-time (locale detection, cookies, URL patterns)
 * in the browser, although a build contains only one language.
 */
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileMessage } from '@inlang/paraglide-js';
import messageFormat from '@inlang/plugin-message-format';
import { pseudoPattern } from './pseudo.mjs';

/** Thrown for a catalogue that cannot be compiled. The message names the key and the mistake. */
export class CatalogueError extends Error {
  name = 'CatalogueError';
}

/** The language of the text that all other languages must match. */
const BASE = 'en';

const LANGUAGES = /** @type {const} */ (['en', 'cy', 'pseudo']);

/**
 * The areas of a language with their catalogue files, as `project.inlang` lists them.
 *
 * @param {string} root
 * @param {string} language
 * @returns {Promise<{ area: string, path: string, locale: string }[]>}
 */
const listCatalogues = async (root, language) => {
  const settings = JSON.parse(readFileSync(join(root, 'project.inlang', 'settings.json'), 'utf8'));
  const files = await messageFormat.toBeImportedFiles({ settings });
  const catalogues = files
    .filter(({ locale }) => locale === language)
    .map(({ path, locale }) => ({ area: basename(path, '.json'), path: join(root, path), locale }));
  const listed = new Set(catalogues.map(({ path }) => basename(path)));
  for (const folder of new Set(catalogues.map(({ path }) => dirname(path)))) {
    for (const file of readdirSync(folder)) {
      if (!listed.has(file)) {
        throw new CatalogueError(`${file} is not listed in project.inlang/settings.json`);
      }
    }
  }
  return catalogues;
};

/** Reads one catalogue with the plugin and returns one entry per message. */
const readMessages = async ({ area, path, locale }) => {
  const content = readFileSync(path);
  checkKeysAreUnique(area, content.toString());
  const { bundles, messages, variants } = await messageFormat.importFiles({
    files: [{ locale, content }],
    settings: {},
  });
  return bundles.map(({ id: key, declarations }) => {
    const message = messages.find(({ bundleId }) => bundleId === key);
    const variantsOfMessage = variants.filter(({ messageBundleId }) => messageBundleId === key);
    checkMessage({ area, key, declarations, variants: variantsOfMessage });
    return { key, declarations, message, variants: variantsOfMessage };
  });
};

/**
 * Rejects duplicate keys. When a JSON object has the same key twice, the parser uses the last value
 * and reports no error.
 */
const checkKeysAreUnique = (area, text) => {
  const seen = new Set();
  for (const [, key] of text.matchAll(/^ {2}"(\w+)":/gm)) {
    if (seen.has(key)) throw new CatalogueError(`${key} occurs twice in ${area}.json`);
    seen.add(key);
  }
};

/** Rejects mistakes that compile, but would display a blank, a key or a stray brace on the page. */
const checkMessage = ({ area, key, declarations, variants }) => {
  const fail = (/** @type {string} */ fault) => {
    throw new CatalogueError(`${key} in ${area}.json ${fault}`);
  };
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(key)) fail('is not in snake case');
  if (!key.startsWith(`${area}_`)) fail(`does not start with "${area}_"`);
  if (declarations.some(({ type }) => type !== 'input-variable')) fail('declares a local variable');
  for (const { pattern } of variants) {
    if (pattern.some(({ type }) => type !== 'text' && type !== 'expression')) fail('has markup');
    const text = sourceText(pattern);
    if (text.trim() === '' || text !== text.trim())
      fail('is blank, or has a space at its start or end');
  }
  const matchesAnything = ({ matches }) => matches.every(({ type }) => type === 'catchall-match');
  if (!variants.some(matchesAnything)) fail('has no variant for "*"');
};

/** The source text of a pattern in the catalogue: `{n} out of 6`. */
const sourceText = (pattern) =>
  pattern.map((part) => (part.type === 'text' ? part.value : `{${part.arg.name}}`)).join('');

/**
 * Checks that the messages of an area have the keys and the placeholders of the English messages,
 * and gives them the English declarations. A page calls a message without knowing its language.
 */
const matchedToEnglish = (area, messages, english) => {
  const byKey = new Map(messages.map((message) => [message.key, message]));
  const extra = messages.find(({ key }) => !english.some((one) => one.key === key));
  if (extra) throw new CatalogueError(`${extra.key} in ${area}.json is not in English`);
  return english.map(({ key, declarations }) => {
    const message = byKey.get(key);
    if (!message) throw new CatalogueError(`${key} in ${area}.json has no translation`);
    const inEnglish = namesOf(declarations);
    const unknown = namesOf(message.declarations).find((name) => !inEnglish.includes(name));
    if (unknown !== undefined)
      throw new CatalogueError(`${key} in ${area}.json has {${unknown}}, which English lacks`);
    const lost = inEnglish.find((name) => !namesOf(message.declarations).includes(name));
    if (lost !== undefined) throw new CatalogueError(`${key} in ${area}.json lacks {${lost}}`);
    return { ...message, declarations };
  });
};

const namesOf = (declarations) => [...new Set(declarations.map(({ name }) => name))];

/**
 * One exported function with the code from Paraglide. Paraglide types its functions with JSDoc, so
 * TypeScript needs only a type annotation next to the name.
 */
const renderMessage = ({ key, declarations, message, variants }) => {
  const { code } = compileMessage(declarations, { ...message, selectors: [] }, variants);
  const names = namesOf(declarations);
  const inputs = names.map((name) => `${name}: Value`).join('; ');
  const preview = variants.map(({ pattern }) => sourceText(pattern).replaceAll('*/', '*\\/'));
  return [
    `/** ${preview.join(' | ')} */`,
    `export const ${key}: (${names.length > 0 ? `i: { ${inputs} }` : ''}) => string = ${code}`,
  ].join('\n');
};

/**
 * The modules of one language, by file name.
 *
 * @param {string} root folder that contains `project.inlang` and `messages`
 * @param {'en' | 'cy' | 'pseudo'} language
 * @returns {Promise<Map<string, string>>}
 * @throws {CatalogueError}
 */
export const compileCatalogues = async (root, language) => {
  const isPseudo = language === 'pseudo';
  const english = await readAreas(root, BASE);
  const areas = isPseudo || language === BASE ? english : await readAreas(root, language);
  const modules = new Map();
  for (const [area, messages] of english) {
    const translated = matchedToEnglish(area, areas.get(area) ?? [], messages);
    const rendered = translated.map(({ variants, ...message }) =>
      renderMessage({
        ...message,
        variants: isPseudo
          ? variants.map((variant) => ({ ...variant, pattern: pseudoPattern(variant.pattern) }))
          : variants,
      }),
    );
    const value = '/** The value of a placeholder. */\ntype Value = string | number;';
    const usesValue = rendered.some((code) => code.includes(': Value'));
    modules.set(`${area}.ts`, [...(usesValue ? [value] : []), ...rendered].join('\n\n') + '\n');
  }
  const exports = [...modules.keys()].map((file) => `export * from './${file}';\n`);
  return modules.set('messages.ts', exports.join(''));
};

/** The messages of each area of a language. */
const readAreas = async (root, language) => {
  const areas = new Map();
  for (const catalogue of await listCatalogues(root, language)) {
    areas.set(catalogue.area, await readMessages(catalogue));
  }
  return areas;
};

/**
 * Writes the modules. Each file is written under a temporary name and then renamed, so a build or a
 * test run that reads at the same time sees only complete files. Unchanged files are not written.
 *
 * @param {string} directory
 * @param {Map<string, string>} modules
 */
export const writeModules = (directory, modules) => {
  mkdirSync(directory, { recursive: true });
  const present = new Set(readdirSync(directory));
  for (const [file, code] of modules) {
    const path = join(directory, file);
    if (present.has(file) && readFileSync(path, 'utf8') === code) continue;
    const draft = `${path}.${process.pid}.draft`;
    writeFileSync(draft, code);
    renameSync(draft, path);
  }
  for (const file of present) {
    if (file.endsWith('.ts') && !modules.has(file)) rmSync(join(directory, file), { force: true });
  }
};

if (import.meta.filename === process.argv[1]) {
  const root = import.meta.dirname;
  for (const language of LANGUAGES) {
    const directory = join(root, 'src', 'paraglide', language);
    writeModules(directory, await compileCatalogues(root, language));
  }
}
