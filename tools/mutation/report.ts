import { z } from 'zod';

const mutationReport = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          replacement: z.string().optional(),
          status: z.string(),
          location: z.object({ start: z.object({ line: z.number() }) }),
        }),
      ),
    }),
  ),
});

/** One way in which the code was broken, and whether a test noticed. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** What was put there, and of what kind it is. */
  readonly change: string;
  /** `uncovered`: no test ran it. */
  readonly result: 'noticed' | 'survived' | 'uncovered';
}

const results: Readonly<Record<string, Mutant['result']>> = {
  Killed: 'noticed',
  Timeout: 'noticed',
  Survived: 'survived',
  NoCoverage: 'uncovered',
};

/** Reads Stryker's report; code that does not compile or load once it is broken is left out. */
export function parseMutants(json: unknown): Mutant[] {
  return Object.entries(mutationReport.parse(json).files).flatMap(([file, { mutants }]) =>
    mutants.flatMap(({ mutatorName, replacement = '', status, location }) => {
      const result = results[status];
      if (result === undefined) return [];
      const change = `${mutatorName}: ${replacement.replace(/\s+/g, ' ')}`;
      return [{ file, line: location.start.line, change, result }];
    }),
  );
}

/** How many of the mutants were noticed, in percent; without mutants nothing is left to notice. */
export function scoreOf(mutants: readonly Mutant[]): number {
  if (mutants.length === 0) return 100;
  const noticed = mutants.filter(({ result }) => result === 'noticed');
  return (100 * noticed.length) / mutants.length;
}
