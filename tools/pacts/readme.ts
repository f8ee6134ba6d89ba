import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { pactFileName, workspaceRoot } from './folders.ts';
import type { Pact, ProviderState } from './pact.ts';

/** The page for the API teams: its text with what the contracts say put in. */
export async function renderReadme(pacts: readonly Pact[]): Promise<string> {
  const text = readFileSync(join(import.meta.dirname, 'readme-template.md'), 'utf8');
  const markdown = text
    .replace('<!-- contracts -->', contractTable(pacts))
    .replace('<!-- states -->', pacts.map(stateTable).join('\n\n'));
  const options = await resolveConfig(join(workspaceRoot, 'pacts', 'README.md'));
  return format(markdown, { ...options, parser: 'markdown' });
}

const contractTable = (pacts: readonly Pact[]): string =>
  table(
    ['Provider', 'Contract', 'Interactions'],
    pacts.map(({ provider: { name }, interactions }) => [
      `\`${name}\``,
      `[${pactFileName(name)}](${pactFileName(name)})`,
      String(interactions.length),
    ]),
  );

function stateTable({ provider, interactions }: Pact): string {
  const states = interactions.flatMap(({ providerStates = [] }) => providerStates);
  const names = [...new Set(states.map(({ name }) => name))].sort();
  const rows = names.map((name) => [
    `\`${name}\``,
    describeParameters(states.filter((state) => state.name === name)),
  ]);
  const described =
    rows.length === 0 ? 'None.' : table(['State', 'Parameters, with the values used'], rows);
  return `### \`${provider.name}\`\n\n${described}`;
}

/** Every parameter that a state is used with, and the values that it is given. */
function describeParameters(states: readonly ProviderState[]): string {
  const values = new Map<string, Set<string>>();
  for (const { params = {} } of states) {
    for (const [name, value] of Object.entries(params)) {
      values.set(name, (values.get(name) ?? new Set()).add(describeValue(value)));
    }
  }
  const described = [...values]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, used]) => `\`${name}\`: ${[...used].sort().join(', ')}`);
  return described.length === 0 ? 'none' : described.join('<br>');
}

/** Longer JSON than this is in the contract for those who want it. */
const SHOWN_JSON = 48;

function describeValue(value: unknown): string {
  const json = JSON.stringify(value);
  if (json.length <= SHOWN_JSON) return `\`${json}\``;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : 'a text';
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
