import {
  defaultOf,
  groups,
  type Group,
  type HubEnv,
  type Known,
  type Setting,
} from './config-setting.server.ts';
import { settings } from './config-table.server.ts';

/**
 * This module generates documentation from the table of variables: `.env.example` and the tables in
 * docs/operating-reference.md.
 */

const rows = Object.entries(settings) as [name: string, row: Setting<unknown>][];

const rowsOf = (group: Group) => rows.filter(([, row]) => row.group === group);

const production: Known = {
  hubEnv: 'prod' satisfies HubEnv,
  port: 3000,
  fakeApis: undefined,
  year: 2026,
  isSet: () => false,
};

const isRequired = (row: Setting<unknown>) => defaultOf(row, production) === undefined;

/**
 * The documented default: `defaultText`, or a default that is the same in every environment;
 * otherwise empty.
 */
function defaultText(row: Setting<unknown>): string {
  if (row.defaultText !== undefined) return row.defaultText;
  const value = row.default;
  return typeof value === 'string' || typeof value === 'number' ? `\`${value}\`` : '';
}

const header = `# Every variable of the hub, written by \`npm run config:docs\`; docs/operating-reference.md explains
# them. The hub reads no file: load this with \`set -a; . ./.env; set +a\`, or pass it to your container.
# An empty variable counts as not set.
#
# For development no variable is required: \`npm start\` runs everything against the fake APIs. If
# HUB_ENV is prod, or PUBLIC_URL is not on this machine, all variables that are not marked "optional"
# are required. A feature whose variable says "Empty" is then left out if the variable is empty; in
# development, write "none" to leave it out.
`;

export function envExample(): string {
  const sections = Object.entries(groups).map(([group, title]) =>
    [`# ${title}`, ...rowsOf(group as Group).flatMap(envLines)].join('\n'),
  );
  return `${[header.trimEnd(), ...sections].join('\n\n')}\n`;
}

function envLines([name, row]: [string, Setting<unknown>]): string[] {
  const marks = isRequired(row) ? [] : [`optional${comma(defaultText(row))}`];
  const comment = [...marks, meaningOf(row)].join(': ').replaceAll('`', '');
  return [...wrap(comment, 98).map((line) => `# ${line}`), `${name}=${row.example ?? ''}`];
}

const meaningOf = ({ sentence, without }: Setting<unknown>) =>
  without === undefined ? sentence : `${sentence}. Empty: ${without}`;

const comma = (text: string) => (text === '' ? '' : `, ${text}`);

function wrap(text: string, width: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** The table of a group in the format that Prettier produces. */
function markdownTable(group: Group): string {
  const cells = rowsOf(group).map(([name, row]) => [
    `\`${name}\`${isRequired(row) ? ' ●' : ''}`,
    defaultText(row),
    meaningOf(row),
  ]);
  const table = [['variable', 'default', 'meaning'], ...cells];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = table;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/**
 * Replaces the tables in docs/operating-reference.md, each between `<!-- settings: GROUP -->` and
 * `<!-- end -->`.
 *
 * @throws RangeError if the text has no markers for a group
 */
export function withTables(operating: string): string {
  return (Object.keys(groups) as Group[]).reduce((text, group) => {
    const begin = `<!-- settings: ${group} -->`;
    const from = text.indexOf(begin);
    const to = text.indexOf('<!-- end -->', from);
    if (from === -1 || to === -1)
      throw new RangeError(`docs/operating-reference.md has no "${begin}"`);
    return `${text.slice(0, from)}${begin}\n\n${markdownTable(group)}\n\n${text.slice(to)}`;
  }, operating);
}
