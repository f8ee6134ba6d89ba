import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Check, checks, TESTED_ON } from './checks.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const read = (path: string) =>
  readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');

/** The test file of each check, and the line that proves the check. */
const proofs: Record<Check, readonly [file: string, line: string]> = {
  rules: ['e2e/specs/matrix/screens.spec.ts', 'await expectAccessible();'],
  keyboard: ['e2e/specs/matrix/screens.spec.ts', 'await walk(page, keeps)'],
  reflow: ['e2e/specs/matrix/screens.spec.ts', '{ width: 320, height: 640 }'],
  textSize: ['e2e/specs/matrix/screens.spec.ts', "['200%', 'largest']"],
  targets: ['e2e/specs/matrix/screens.spec.ts', "values: ['target-size']"],
  contrast: ['libs/design-system/src/tokens/contrast.test.ts', 'contrast'],
  withoutScripts: ['e2e/playwright.config.ts', 'javaScriptEnabled: false'],
  components: ['libs/design-system/gallery/keyboard-journeys.spec.ts', 'the keyboard journeys of'],
};

describe('the accessibility statement', () => {
  it.each(checks)('the statement lists only checks that have a test: %s', (check) => {
    const [file, line] = proofs[check];
    expect(read(file)).toContain(line);
  });

  it('the browser tests run the axe-core rules for WCAG 2.0 AA and WCAG 2.2 AA', () => {
    expect(read('e2e/fixtures/test.ts')).toMatch(/axeTags = \[.*'wcag2aa'.*'wcag22aa'/);
  });

  it('TESTED_ON is less than 11 months before the last commit; update it after a new run of the checks', () => {
    // The date of the last commit instead of today, so that an old version of the code passes in a
    // later year.
    const changed = execFileSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' }).trim();
    const days = (Date.parse(changed) - Date.parse(TESTED_ON)) / DAY_MS;
    expect(days).toBeGreaterThanOrEqual(0);
    expect(days).toBeLessThan(335);
  });
});
