import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripTypeScriptTypes } from 'node:module';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileCatalogues, writeModules } from './compile.mjs';
import { m } from './src/index.ts';

const root = import.meta.dirname;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copy-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

type Message = (placeholders: Record<string, string | number>) => string;

/** The exported functions of a compiled module. */
const load = async (code: string) => {
  const source = Buffer.from(stripTypeScriptTypes(code)).toString('base64');
  return (await import(`data:text/javascript;base64,${source}`)) as Record<string, Message>;
};

/** Every message in the compiled modules, by key. */
const loadAll = async (modules: Map<string, string>) => {
  const areas = [...modules].filter(([file]) => file !== 'messages.ts');
  return Object.assign({}, ...(await Promise.all(areas.map(([, code]) => load(code))))) as Record<
    string,
    Message
  >;
};

/** Placeholder values that differ from all words in the catalogues. */
const marked = (count: number | string) =>
  new Proxy({}, { get: (_, name) => (name === 'days' ? count : `<${String(name)}>`) }) as Record<
    string,
    string | number
  >;

describe('the catalogues of the project', () => {
  it('the package exports a function for every key of the catalogues', async () => {
    const messages = await loadAll(await compileCatalogues(root, 'en'));

    expect(Object.keys(messages).length).toBeGreaterThan(300);
    expect(Object.keys(m).sort()).toEqual(Object.keys(messages).sort());
  });

  it('every message has text for every count', async () => {
    const messages = await loadAll(await compileCatalogues(root, 'en'));

    for (const [key, message] of Object.entries(messages)) {
      for (const count of [0, 1, 2, '0', '1']) {
        expect(message(marked(count)), key).toMatch(/\w/);
        expect(message(marked(count)), key).not.toMatch(/undefined|[{}]| {2}/);
      }
    }
  });

  it('the catalogues always compile to the same text', async () => {
    const first = await compileCatalogues(root, 'en');
    const second = await compileCatalogues(root, 'en');

    expect([...second]).toEqual([...first]);
  });

  it('the compiled modules do not contain the run-time of Paraglide', async () => {
    for (const code of (await compileCatalogues(root, 'en')).values()) {
      expect(code).not.toMatch(/getLocale|runtime|registry/);
    }
  });
});

describe('the pseudo-locale', () => {
  it('the pseudo-locale shows the words in look-alike letters', async () => {
    const messages = await loadAll(await compileCatalogues(root, 'pseudo'));

    expect(messages['page_hub_heading']!({})).toBe('⟦Ýöûŕ Ĥûƀ⟧');
    expect(messages['shell_profile_progress']!({ n: 4 })).toBe('⟦4 öûţ öƒ 6⟧');
  });

  it('the pseudo-locale preserves every key and placeholder, and replaces every plain letter', async () => {
    const plain = await loadAll(await compileCatalogues(root, 'en'));
    const pseudo = await loadAll(await compileCatalogues(root, 'pseudo'));
    const placeholders = (text: string) => text.match(/<\w+>/g) ?? [];

    expect(Object.keys(pseudo)).toEqual(Object.keys(plain));
    for (const [key, message] of Object.entries(pseudo)) {
      const text = message(marked(2));
      expect(text, key).toMatch(/^⟦[^⟦⟧]+⟧$/);
      expect(text.replaceAll(/<\w+>/g, ''), key).not.toMatch(/[A-Za-z]/);
      expect(placeholders(text), key).toEqual(placeholders(plain[key]!(marked(2))));
    }
  });
});

describe('a catalogue with a mistake', () => {
  const compileWith = (catalogue: Record<string, unknown> | string) => {
    for (const part of ['project.inlang', 'messages']) {
      cpSync(join(root, part), join(folder, part), { recursive: true });
    }
    writeFileSync(
      join(folder, 'messages', 'en', 'debug.json'),
      typeof catalogue === 'string' ? catalogue : JSON.stringify(catalogue),
    );
    return compileCatalogues(folder, 'en');
  };
  const counted = (match: Record<string, string>) => [
    { declarations: ['input count'], selectors: ['count'], match },
  ];

  it.each([
    ['a blank text', { debug_a: ' ' }, 'debug_a in debug.json is blank'],
    ['a space at the start or end', { debug_a: 'A ' }, 'has a space at its start or end'],
    ['a key of another area', { shell_a: 'A' }, 'does not start with "debug_"'],
    ['a key in camel case', { debug_aB: 'A' }, 'is not in snake case'],
    ['markup', { debug_a: '{#b}A{/b}' }, 'has markup'],
    [
      'a count without a text for other numbers',
      { debug_a: counted({ 'count=1': 'A' }) },
      'no variant for "*"',
    ],
    [
      'a repeated key',
      '{\n  "debug_a": "A",\n  "debug_a": "B"\n}',
      'debug_a occurs twice in debug.json',
    ],
  ])('a catalogue with %s is rejected', async (_, catalogue, fault) => {
    await expect(compileWith(catalogue)).rejects.toThrow(fault);
  });

  it.each([
    [
      'without a message',
      { debug_a: 'A', debug_b: 'B' },
      { debug_a: 'A' },
      'debug_b in debug.json has no translation',
    ],
    [
      'with an unknown message',
      { debug_a: 'A' },
      { debug_a: 'A', debug_b: 'B' },
      'debug_b in debug.json is not in English',
    ],
    [
      'with an unknown placeholder',
      { debug_a: 'A' },
      { debug_a: '{n} A' },
      'has {n}, which English lacks',
    ],
    ['without a placeholder', { debug_a: '{n} A' }, { debug_a: 'A' }, 'lacks {n}'],
  ])('a translation %s is rejected', async (_, english, welsh, fault) => {
    await expect(compileWith(english)).resolves.toBeDefined();
    writeFileSync(join(folder, 'messages', 'cy', 'debug.json'), JSON.stringify(welsh));
    await expect(compileCatalogues(folder, 'cy')).rejects.toThrow(fault);
  });

  it('a catalogue file that the project does not list is rejected', async () => {
    const compile = compileWith({ debug_a: 'A' });
    await expect(compile).resolves.toBeDefined();
    writeFileSync(join(folder, 'messages', 'en', 'extra.json'), '{}');
    await expect(compileCatalogues(folder, 'en')).rejects.toThrow('extra.json is not listed');
  });
});

describe('writing the modules', () => {
  it('the compiler replaces changed modules, skips unchanged modules and removes old modules', () => {
    writeModules(folder, new Map([['a.ts', '1'], ['b.ts', '1'], ['c.ts', '1']])); // prettier-ignore
    const inode = (file: string) => statSync(join(folder, file)).ino;
    const before = { a: inode('a.ts'), b: inode('b.ts') };

    writeModules(folder, new Map([['a.ts', '1'], ['b.ts', '2']])); // prettier-ignore

    expect(readdirSync(folder).sort()).toEqual(['a.ts', 'b.ts']);
    expect(inode('a.ts')).toBe(before.a);
    expect(inode('b.ts')).not.toBe(before.b);
    expect(readFileSync(join(folder, 'b.ts'), 'utf8')).toBe('2');
  });
});
