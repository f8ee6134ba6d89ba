import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics } from '#app/platform/server/observability/metrics.server.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.union([
            z.object({ record: z.string(), expr: z.string() }),
            z.object({
              alert: z.string(),
              expr: z.string(),
              labels: z.object({ severity: z.enum(['page', 'ticket']) }),
              annotations: z.object({ summary: z.string(), runbook: z.string() }),
            }),
          ]),
        ),
      }),
    ),
  })
  .parse(parse(read('deploy/monitoring/alerts.yml')))
  .groups.flatMap((group) => group.rules);

const alerts = rules.flatMap((rule) => ('alert' in rule ? [rule] : []));
const recorded = rules.flatMap((rule) => ('record' in rule ? [rule.record] : []));

const dashboard = z
  .object({
    panels: z.array(
      z.object({
        title: z.string(),
        targets: z.array(z.object({ expr: z.string() })).min(1),
      }),
    ),
  })
  .parse(JSON.parse(read('deploy/monitoring/dashboard.json')));

/** Every PromQL expression, with the name of its alert, rule or panel. */
const expressions = [
  ...rules.map((rule) => ['alert' in rule ? rule.alert : rule.record, rule.expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  ),
];

/** Metrics and labels that Prometheus adds to every job. */
const OF_PROMETHEUS = ['up'];
const LABELS_OF_PROMETHEUS = ['job', 'instance'];

const promtool = [process.env['PROMTOOL_PATH'], '/usr/bin/promtool'].find(
  (path) => path !== undefined && existsSync(path),
);
// In CI a missing promtool fails the test.
const isPromtoolMissing = promtool === undefined && !process.env['CI'];
if (isPromtoolMissing) {
  console.warn('promtool is missing, so the alerts are NOT tried. See PROMTOOL_PATH.');
}

/** The metrics of a hub in which every event has happened once, with their labels. */
const exposed = new Map<string, Set<string>>();

beforeAll(async () => {
  const metrics = createMetrics();
  metrics.collectProcess();
  metrics.collectLog(() => 1);
  metrics.observeRequest({ method: 'GET', route: '/', status: 200, durationMs: 1 });
  const call = { api: 'tracking', operation: 'ugTrack', outcome: 'ok', isWorking: true };
  metrics.observeUpstream({ ...call, durationMs: 1, leftOut: 1 });
  metrics.observeBreaker('tracking', true);
  metrics.observeFragment('Alerts', true);
  metrics.observeCacheRead(true);
  metrics.observeSharedCache(true);
  metrics.countShed();
  metrics.countFull('tracking');
  metrics.countLimited('save');
  metrics.countReport('deprecation');
  metrics.countQueue('waiting');
  metrics.setBuild('a1b2c3');
  for (const [, name = '', labels = ''] of (await metrics.text()).matchAll(
    /^([a-z]\w*)(?:\{(.*)\})? /gm,
  )) {
    const known = exposed.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    exposed.set(name, known);
  }
});

/** The metrics in an expression, each with the labels in its selector. */
const metricsOf = (expr: string) =>
  Array.from(
    expr.matchAll(/\b((?:hub|nodejs|process)_\w+|up(?=\{)|hub:[\w:]+)(?:\{([^}]*)\})?/g),
    ([, name = '', selector = '']) => ({
      name,
      labels: Array.from(selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)"/g), ([, label = '']) => label),
    }),
  );

describe('the alerts and the dashboard', () => {
  it.each(expressions)('the expression of %s uses only existing metrics and labels', (_, expr) => {
    const metrics = metricsOf(expr);
    expect(metrics).not.toEqual([]);
    for (const { name, labels } of metrics) {
      if (OF_PROMETHEUS.includes(name) || recorded.includes(name)) continue;
      expect([...exposed.keys()]).toContain(name);
      const known = [...(exposed.get(name) ?? []), ...LABELS_OF_PROMETHEUS];
      expect(known).toEqual(expect.arrayContaining(labels));
    }
    const grouped = expr.matchAll(/\bby \(([^)]*)\)/g);
    const labels = Array.from(grouped, ([, list = '']) => list.split(/,\s*/)).flat();
    const known = metrics.flatMap(({ name }) => [...(exposed.get(name) ?? [])]);
    expect([...known, ...LABELS_OF_PROMETHEUS]).toEqual(expect.arrayContaining(labels));
  });

  it('every hub metric is in at least one panel', () => {
    const seen = new Set(
      dashboard.panels.flatMap(({ targets }) =>
        targets.flatMap(({ expr }) => metricsOf(expr).map(({ name }) => name)),
      ),
    );
    const own = [...exposed.keys()].filter((name) => name.startsWith('hub_'));
    expect(own.filter((name) => !name.endsWith('_sum') && !seen.has(name))).toEqual([
      // No panel needs this metric, because `hub_upstream_calls_total` has the same counts.
      'hub_upstream_duration_seconds_count',
    ]);
  });

  it('docs/runbooks.md has one chapter for each alert, and no others', () => {
    const chapters = Array.from(read('docs/runbooks.md').matchAll(/^## (Hub\w+)$/gm), ([, c]) => c);
    expect(chapters.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
    for (const { alert, annotations } of alerts) {
      expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
    }
  });

  it('each alert has a test in which it fires, and a test in which it does not fire', () => {
    const { tests } = z
      .object({
        tests: z.array(
          z.object({
            alert_rule_test: z.array(
              z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) }),
            ),
          }),
        ),
      })
      .parse(parse(read('deploy/monitoring/alerts.test.yml')));
    const names = (fires: boolean) =>
      tests
        .flatMap((test) => test.alert_rule_test)
        .filter(({ exp_alerts }) => exp_alerts.length > 0 === fires)
        .map(({ alertname }) => alertname);
    const all = alerts.map(({ alert }) => alert).toSorted();
    expect([...new Set(names(true))].toSorted()).toEqual(all);
    expect([...new Set(names(false))].toSorted()).toEqual(all);
  });

  it.skipIf(isPromtoolMissing)('the alerts fire as expected', { timeout: 60_000 }, () => {
    const file = new URL('deploy/monitoring/alerts.test.yml', root).pathname;
    const { status, stdout, stderr } = spawnSync(promtool ?? '', ['test', 'rules', file], {
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toContain('SUCCESS');
    expect(status).toBe(0);
  });
});
