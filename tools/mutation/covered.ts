import { dirname } from 'node:path';
import { z } from 'zod';
import { sample } from './sample.ts';

const place = z.object({ line: z.number() });

/** What vitest writes of the code that tests ran: each file with its statements and their hits. */
export const coverageReport = z.record(
  z.string(),
  z.object({
    statementMap: z.record(z.string(), z.object({ start: place, end: place })),
    s: z.record(z.string(), z.number()),
  }),
);

type FileCoverage = z.infer<typeof coverageReport>[string];

/** The lines that were run: those whose innermost statement was. */
export function linesRun({ statementMap, s }: FileCoverage): number[] {
  const innermost = new Map<number, { lines: number; hits: number }>();
  for (const [id, { start, end }] of Object.entries(statementMap)) {
    const lines = end.line - start.line;
    for (let line = start.line; line <= end.line; line += 1) {
      const known = innermost.get(line);
      const hits = s[id] ?? 0;
      // Of several on one line, one that was run is enough.
      const isNearer = known === undefined || lines < known.lines;
      if (isNearer || (lines === known.lines && hits > known.hits)) {
        innermost.set(line, { lines, hits });
      }
    }
  }
  return [...innermost]
    .filter(([, { hits }]) => hits > 0)
    .map(([line]) => line)
    .sort((one, other) => one - other);
}

/**
 * The lines of code to break, as Stryker takes them (`file:3-3`). Those of modules that the tests
 * import are taken first, then those of their folders, then any other that was run.
 *
 * @param lines the lines that were run, by file
 * @param named the files that the tests import
 */
export function linesToBreak(
  lines: ReadonlyMap<string, readonly number[]>,
  named: ReadonlySet<string>,
  size: number,
  seed: number,
): string[] {
  const folders = new Set([...named].map((file) => dirname(file)));
  const nearness = (file: string) => (named.has(file) ? 0 : folders.has(dirname(file)) ? 1 : 2);
  const chosen: string[] = [];
  for (const near of [0, 1, 2]) {
    const candidates = [...lines].flatMap(([file, numbers]) =>
      nearness(file) === near ? numbers.map((line) => `${file}:${line}-${line}`) : [],
    );
    chosen.push(...sample(candidates, size - chosen.length, seed));
  }
  return chosen;
}
