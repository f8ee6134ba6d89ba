import { dirname } from 'node:path';
import { z } from 'zod';
import { sample } from './sample.ts';

const place = z.object({ line: z.number() });
const span = z.object({ start: place, end: place });

/** Vitest's coverage report: statements, functions and hit counts of each file. */
export const coverageReport = z.record(
  z.string(),
  z.object({
    statementMap: z.record(z.string(), span),
    s: z.record(z.string(), z.number()),
    fnMap: z.record(z.string(), z.object({ loc: span })),
    f: z.record(z.string(), z.number()),
  }),
);

type FileCoverage = z.infer<typeof coverageReport>[string];

export interface LinesRun {
  /** Lines in functions that were called. */
  readonly called: readonly number[];
  /** Other lines, which run whenever the file is loaded. */
  readonly loaded: readonly number[];
}

/** The lines whose innermost statement ran. */
export function linesRun({ statementMap, s, fnMap, f }: FileCoverage): LinesRun {
  const bodies = Object.entries(fnMap).flatMap(([id, { loc }]) => ((f[id] ?? 0) > 0 ? [loc] : []));
  const isCalled = (line: number) =>
    bodies.some(({ start, end }) => start.line <= line && line <= end.line);
  const innermost = new Map<number, { lines: number; hits: number }>();
  for (const [id, { start, end }] of Object.entries(statementMap)) {
    const lines = end.line - start.line;
    for (let line = start.line; line <= end.line; line += 1) {
      const known = innermost.get(line);
      const hits = s[id] ?? 0;
      // If several statements share a line, the line counts as run when one of them ran.
      const isNearer = known === undefined || lines < known.lines;
      if (isNearer || (lines === known.lines && hits > known.hits)) {
        innermost.set(line, { lines, hits });
      }
    }
  }
  const lines = [...innermost]
    .filter(([, { hits }]) => hits > 0)
    .map(([line]) => line)
    .sort((one, other) => one - other);
  return {
    called: lines.filter(isCalled),
    loaded: lines.filter((line) => !isCalled(line)),
  };
}

/**
 * The lines of code to break, in Stryker's format (`file:3-3`). Lines in called functions are
 * listed before lines that only run when a file is loaded, which would otherwise be the majority,
 * for example in a long list of countries. Within both groups, modules that the tests import are
 * first, then other files in their folders, then all other files.
 *
 * @param lines the lines that ran, by file
 * @param named the files that the tests import
 */
export function linesToBreak(
  lines: ReadonlyMap<string, LinesRun>,
  named: ReadonlySet<string>,
  size: number,
  seed: number,
): string[] {
  const folders = new Set([...named].map((file) => dirname(file)));
  const nearness = (file: string) => (named.has(file) ? 0 : folders.has(dirname(file)) ? 1 : 2);
  const chosen: string[] = [];
  for (const part of ['called', 'loaded'] as const) {
    for (const near of [0, 1, 2]) {
      const candidates = [...lines].flatMap(([file, run]) =>
        nearness(file) === near ? run[part].map((line) => `${file}:${line}-${line}`) : [],
      );
      chosen.push(...sample(candidates, size - chosen.length, seed));
    }
  }
  return chosen;
}
