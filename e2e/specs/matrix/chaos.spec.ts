import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
  type FormCell,
  findFormCells,
  nameOfForm,
  partOfForm,
  tryForms,
} from '../../chaos/forms.ts';
import { LiveLog } from '../../chaos/hub-log.ts';
import { ACCOUNT, type Cell } from '../../chaos/judge.ts';
import {
  findCells,
  idOf,
  shardOf,
  shards,
  signInEveryone,
  tryCells,
  type Verdict,
} from '../../chaos/matrix.ts';
import { report } from '../../chaos/report.ts';
import { kill } from '../../fixtures/child.ts';
import { startForgetfulHub, startServices } from '../../fixtures/own-stack.ts';
import { urls } from '../../fixtures/stack.ts';

const budgetMs = 1_500;

/** Whether all cells are tested, as in `npm run chaos`. */
const isWhole = process.env['CHAOS'] === 'all';

/** Selects the tenth of the cells that is tested, unless all cells are tested. */
const seed = Number(process.env['CHAOS_SEED'] ?? 0) % shards;

/**
 * The time that a page may take beyond its budget (milliseconds). While other tests run, rendering
 * may be slow. But no later step may wait for a second budget, which would exceed this limit.
 */
const slackMs = isWhole ? 60 : 0.9 * budgetMs;

/** The file for the report of failed cells and their reasons. */
const reportFile = new URL('../../../.reports/chaos.json', import.meta.url);

/** The forms are split into this many parts, so that one part runs in a few seconds. */
const FORM_PARTS = 40;

/** The minimum number of cells. With fewer cells, the matrix is incomplete. */
const LEAST = 2_147;

/** Selects a tenth of the cells, and all screens with a hanging API. */
const isChosen = (cell: Cell) =>
  shardOf(cell) === seed || (cell.kindName === 'hang' && cell.api !== ACCOUNT);

/**
 * Selects a part of the forms, and all forms with a 503 response from the account API or from the
 * API that stores the forms.
 */
const isFormChosen = (cell: FormCell) =>
  (cell.kindName === '503' && [ACCOUNT, cell.formRequest.keeper].includes(cell.api)) ||
  partOfForm(cell, FORM_PARTS) === seed;

/** One hub and its fake APIs for all tests in this file. */
let services: ChildProcess;
let hub: ChildProcess;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  services = await startServices(':memory:', { ACCESS_TOKEN_TTL: '86400' });
  hub = await startForgetfulHub({
    PAGE_BUDGET_MS: String(budgetMs),
    TRUST_PROXY_HOPS: '1',
    QUEUE_URL: `${urls.ownServices}/queue`,
  });
});
test.afterAll(() => Promise.all([hub, services].map(kill)));

test(
  'every screen handles every fault as documented: status, text, time and log',
  { tag: '@once' },
  async () => {
    test.setTimeout(isWhole ? 90 * 60_000 : 900_000);
    const from = performance.now();
    const { people: users, personal } = await signInEveryone();
    const log = new LiveLog(hub.stdout, personal);
    const { cells, apis } = await findCells({ people: users, log });
    expect(cells.length).toBeGreaterThanOrEqual(LEAST);
    expect([...new Set(cells.map(({ api }) => api))].toSorted()).toEqual(apis.toSorted());

    const parts = isWhole
      ? Array.from({ length: shards }, (_, shard) => cells.filter((c) => shardOf(c) === shard))
      : [cells.filter(isChosen)];
    const verdicts: Verdict[] = [];
    for (const part of parts) {
      verdicts.push(...(await tryCells(part, { people: users, log }, { budgetMs, slackMs })));
      const seconds = Math.round((performance.now() - from) / 1000);
      console.log(report(verdicts, { of: cells.length, seed, lines: log.count, seconds }));
    }
    const broken = verdicts
      .filter(({ wrong }) => wrong.length > 0)
      .map(({ cell, wrong }) => [idOf(cell), ...wrong]);
    writeFileSync(reportFile, JSON.stringify(broken, null, 1));
    expect(log.wrong).toEqual([]);
    expect(broken).toEqual([]);
  },
);

test(
  'forms lose no typed text during any fault, and the hub reports text that was not saved',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(isWhole ? 30 * 60_000 : 120_000);
    // The hub logs to its standard output, which must be read.
    hub.stdout?.resume();
    const cells = await findFormCells(page);
    const chosen = isWhole ? cells : cells.filter(isFormChosen);
    const verdicts = await tryForms(chosen, { budgetMs, slackMs });
    const broken = verdicts
      .filter(({ wrong }) => wrong.length > 0)
      .map(({ cell, wrong }) => [nameOfForm(cell), ...wrong]);
    console.log(`${chosen.length} of ${cells.length} forms (seed ${seed})`);
    expect(broken).toEqual([]);
  },
);
