/** One row of `docs/requirements.md`. */
export interface Requirement {
  readonly id: string;
  readonly group: string;
  readonly text: string;
}

export interface Group {
  readonly id: string;
  readonly area: string;
  readonly requirements: readonly Requirement[];
}

/**
 * Reads the groups from their headings (`## APP - Application status tile`) and the requirements
 * from the table rows below them (`| APP-1 | source | text | see |`).
 *
 * @throws Error if an id is duplicated or in the wrong group
 */
export function parseRequirements(markdown: string): Group[] {
  const groups: { id: string; area: string; requirements: Requirement[] }[] = [];
  const seen = new Set<string>();
  for (const section of markdown.split(/^(?=## )/m)) {
    const heading = /^## ([A-Z]{2,3}) - (.+)$/m.exec(section);
    if (heading?.[1] === undefined || heading[2] === undefined) continue;
    const group = heading[1];
    const requirements = section.split('\n').flatMap((line) => parseRow(line, group));
    for (const { id } of requirements) {
      if (!id.startsWith(`${group}-`)) throw new Error(`${id} is in group ${group}`);
      if (seen.has(id)) throw new Error(`${id} is listed twice`);
      seen.add(id);
    }
    groups.push({ id: group, area: heading[2], requirements });
  }
  return groups;
}

function parseRow(line: string, group: string): Requirement[] {
  const id = /^\| ([A-Z]{2,3}-\d+) \|/.exec(line)?.[1];
  return id === undefined ? [] : [{ id, group, text: cells(line)[2] ?? '' }];
}

/** Ids of the readings and extensions. Titles may contain them, but they are not counted. */
export function parseOtherIds(markdown: string): string[] {
  return [...markdown.matchAll(/^\| ((?:AMB|EXT)-\d+) \|/gm)].map(([, id = '']) => id);
}

const explanations = '## Rows that no test can prove, and why';

export function parseExplained(markdown: string): Map<string, string> {
  const section = markdown.split(/^(?=## )/m).find((part) => part.startsWith(explanations)) ?? '';
  const rows = section.split('\n').filter((line) => /^\| [A-Z]{2,3}-\d+ \|/.test(line));
  return new Map(
    rows.map((row) => {
      const [id = '', reason = ''] = cells(row);
      return [id, reason];
    }),
  );
}

/** The cells of a table row; `\|` is a literal bar. */
function cells(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}
