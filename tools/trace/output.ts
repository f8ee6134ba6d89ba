import type { Coverage, State } from './coverage.ts';
import type { Group } from './requirements.ts';

const columns: readonly [State, number][] = [
  ['proved', 6],
  ['failing', 7],
  ['claimed', 7],
  ['explained', 9],
  ['open', 4],
];

/**
 * One line per group, then each requirement that no test can prove, with the reason, then the
 * totals.
 *
 * @param explained the reasons, by id
 */
export function summaryLines(
  groups: readonly Group[],
  coverage: readonly Coverage[],
  explained: ReadonlyMap<string, string>,
): string[] {
  const names = columns.map(([state, width]) => state.padStart(width)).join('  ');
  const ofGroups = groups.map(({ id, area }) =>
    row(
      id,
      coverage.filter(({ requirement }) => requirement.group === id),
      area,
    ),
  );
  const reasons = coverage
    .filter(({ state }) => state === 'explained')
    .map(({ requirement: { id } }) => `${id.padEnd(8)} ${explained.get(id) ?? ''}`);
  return [
    `group  ${names}  of   area`,
    ...ofGroups,
    row('all', coverage, ''),
    '',
    ...(reasons.length === 0 ? [] : ['No test can prove:', ...reasons, '']),
    total(coverage),
  ];
}

/** The rows of a group that are not proved, then the totals. */
export function groupLines(
  group: Group,
  coverage: readonly Coverage[],
  explained: ReadonlyMap<string, string>,
): string[] {
  const rows = coverage
    .filter(({ state }) => state !== 'proved')
    .map(({ requirement: { id, text }, state }) => {
      const reason = state === 'explained' ? ` (${explained.get(id) ?? ''})` : '';
      return `${id.padEnd(8)} ${state.padEnd(9)} ${text}${reason}`;
    });
  return [...rows, `${group.id} ${group.area}: ${total(coverage)}`];
}

export function testLines(coverage: readonly Coverage[]): string[] {
  return coverage.flatMap(({ requirement, tests }) =>
    tests.map(
      ({ title, where, outcome }) => `  ${requirement.id.padEnd(8)} ${outcome}  ${where}: ${title}`,
    ),
  );
}

function row(id: string, entries: readonly Coverage[], area: string): string {
  const states = columns.map(([state, width]) => String(count(entries, state)).padStart(width));
  return `${id.padEnd(5)}  ${states.join('  ')}  ${String(entries.length).padEnd(3)}  ${area}`;
}

function total(entries: readonly Coverage[]): string {
  const explained = count(entries, 'explained');
  const proved = `${String(count(entries, 'proved'))} of ${String(entries.length)} proved`;
  return explained === 0 ? proved : `${proved}, ${String(explained)} explained`;
}

function count(entries: readonly Coverage[], state: State): number {
  return entries.filter((entry) => entry.state === state).length;
}
