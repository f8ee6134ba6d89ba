import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');

/** What every page of the hub begins with. */
const hub = [
  'entry.client.tsx',
  'root.tsx',
  'routes/dashboard/route.tsx',
  'routes/dashboard._index/route.tsx',
];

const imported = /^(?:import|export) (?!type\b)(?:[^'();=]+? from )?'(\.{1,2}\/[^']+)'/gm;
const importedLater = /\bimport\(\s*['"](\.{1,2}\/[^'"]+)['"]\s*\)/g;

/** The modules that come with these, by the imports in their sources. */
function modulesWith(entries: readonly string[], ...kinds: readonly RegExp[]): Set<string> {
  const found = new Set<string>();
  const waiting = entries.map((entry) => join(app, entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    const source = readFileSync(file, 'utf8');
    for (const kind of kinds) {
      for (const [, path = ''] of source.matchAll(kind)) waiting.push(join(dirname(file), path));
    }
  }
  return found;
}

describe('a part that is loaded lazily', () => {
  const atOnce = modulesWith(hub, imported);
  const ever = modulesWith(
    [...hub, 'routes/dashboard.statement.pdf/route.ts'],
    imported,
    importedLater,
  );

  it('is told from what comes with the page', () => {
    expect(atOnce).toContain(join(app, 'widgets/registry.ts'));
    expect(atOnce).toContain(join(app, 'routes/dashboard._index/parts.ts'));
  });

  it.each([
    ['the statement', 'statement/StatementEditor.tsx'],
    ['the pdf of a statement', 'statement/pdf.server.ts'],
    ['a modal of onboarding', 'modals/Modal.tsx'],
  ])('[SH-53] is %s', (_part, module) => {
    expect(atOnce).not.toContain(join(app, module));
    expect(ever).toContain(join(app, module));
  });

  it('[SH-53] are the questions of onboarding, which are a route of their own', () => {
    const questions = join(app, 'onboarding/StepQuestions.tsx');
    expect(ever).not.toContain(questions);
    expect(modulesWith(['routes/dashboard.welcome/route.tsx'], imported)).toContain(questions);
  });

  it('[STA-13] is the pdf, of the route that sends it', () => {
    const route = modulesWith(['routes/dashboard.statement.pdf/route.ts'], imported);
    expect(route).not.toContain(join(app, 'statement/pdf.server.ts'));
  });
});
