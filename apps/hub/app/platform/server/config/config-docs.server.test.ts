import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { envExample, withTables } from './config-docs.server.ts';
import { settings } from './config-table.server.ts';

const read = (file: URL) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
const example = new URL('../../../../../../.env.example', import.meta.url);
const operatingPage = new URL('../../../../../../docs/operating-reference.md', import.meta.url);

describe('the table of variables', () => {
  it('.env.example matches the table of variables (npm run config:docs)', () => {
    expect(read(example)).toBe(envExample());
  });

  it('the tables of docs/operating-reference.md match the table of variables (npm run config:docs)', () => {
    const operating = read(operatingPage);
    expect(operating).toBe(withTables(operating));
  });

  it('.env.example lists every variable once', () => {
    const names = [...envExample().matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(Object.keys(settings).toSorted());
  });

  it('a group that is missing from docs/operating-reference.md causes an error that states where to add it', () => {
    const operating = read(operatingPage).replace('<!-- settings: live -->', '');
    expect(() => withTables(operating)).toThrow('has no "<!-- settings: live -->"');
  });
});
