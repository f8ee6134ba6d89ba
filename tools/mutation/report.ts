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

export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** The kind of change and the replacement. */
  readonly change: string;
  /** `uncovered`: no test ran the code. */
  readonly result: 'noticed' | 'survived' | 'uncovered';
}

const results: Readonly<Record<string, Mutant['result']>> = {
  Killed: 'noticed',
  Timeout: 'noticed',
  Survived: 'survived',
  NoCoverage: 'uncovered',
};

/** Parses Stryker's report. Mutants that do not compile or load are left out. */
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

export function scoreOf(mutants: readonly Mutant[]): number {
  if (mutants.length === 0) return 100;
  const noticed = mutants.filter(({ result }) => result === 'noticed');
  return (100 * noticed.length) / mutants.length;
}
