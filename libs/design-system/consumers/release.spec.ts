import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { DESIGN_SYSTEM } from '../packaging/folders.ts';
import { must } from './command.ts';

const workspace = path.join(DESIGN_SYSTEM, '../..');

test('the dry run of a release shows the version, changelog and files, and changes nothing', async () => {
  const state = () => must('git status --porcelain && git diff | cksum', workspace);
  const before = await state();
  const shown = await must('npm run --silent release:dry', workspace);
  expect(await state()).toBe(before);

  const { version } = JSON.parse(
    readFileSync(path.join(DESIGN_SYSTEM, 'package.json'), 'utf8'),
  ) as { version: string };
  expect(shown).toContain(`@applicant-hub/design-system ${version} → `);
  expect(shown).toMatch(/^### (Major|Minor|Patch) Changes$|^No changeset is waiting/m);
  for (const file of ['styles.css', 'index.js', 'index.d.ts', 'LICENSE', 'CHANGELOG.md']) {
    expect(shown).toMatch(new RegExp(`^ *\\d+\\.\\d\\d kB  ${file.replace('.', '\\.')}$`, 'm'));
  }
  expect(shown).toMatch(/^\d+ files, [\d.]+ kB packed, [\d.]+ kB unpacked$/m);
});
