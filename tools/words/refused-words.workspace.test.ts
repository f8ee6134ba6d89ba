import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import { describe, expect, it, vi } from 'vitest';
import words from './refused-words.mjs';

// Linting the first file loads the workspace's configuration.
vi.setConfig({ testTimeout: 60_000 });

const messagesFor = (source: string): string[] =>
  new Linter()
    .verify(source, {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { words },
      rules: { 'words/refused-words': 'error' },
    })
    .map(({ message }) => message);

describe('a word that is refused', () => {
  it.each([
    ['const queueDeed = 1;', 'The word for "deed" is "intent".'],
    ['use(setHeir);', 'The word for "heir" is "fallback".'],
    ['// what a finder found', 'The word for "finder" is "lookup".'],
    ['const FINDER_MS = 1;', 'The word for "finder" is "lookup".'],
    ['// the stand-in answers', 'The word for "stand-in" is "fake API".'],
    ['/** See `keepInput`. */', 'The word for "keepInput" is "stashForm".'],
    ['class A { #changeContext() {} }', 'The word for "changeContext" is "writeOptions".'],
    ['const page = <HeldStill />;', 'The word for "HeldStill" is "an island".'],
  ])('is a lint error that names another: %s', (source, message) => {
    expect(messagesFor(source)).toEqual([message]);
  });

  it.each([
    'const indeed = theirs;',
    "import './use-focus-heir.js';",
    'const text = "a deed of an heir";',
    '// what stands in for it, indeed',
  ])('is not in: %s', (source) => {
    expect(messagesFor(source)).toEqual([]);
  });

  it.each(['apps/hub/app/probe.ts', 'libs/domain/src/probe.ts', 'e2e/probe.ts', 'tools/probe.mjs'])(
    'is refused in %s',
    async (file) => {
      const root = join(import.meta.dirname, '..', '..');
      const eslint = new ESLint({ cwd: root });
      const results = await eslint.lintText('// a deed\n', { filePath: join(root, file) });
      const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
      expect(rules).toEqual(['words/refused-words']);
    },
  );
});
