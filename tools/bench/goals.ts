interface Line {
  readonly atLeast?: number;
  readonly atMost?: number;
}

export interface Figure {
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  /** Decimal places. Default: none. */
  readonly digits?: number;
  readonly goal?: Line;
  /** Limit at which the whole benchmark fails. */
  readonly fail?: Line;
}

export type Verdict = 'met' | 'missed' | 'FAILED';

/** Compares a figure, as displayed, with its limits; undefined without limits. */
export function judge(figure: Figure): Verdict | undefined {
  const { goal, fail } = figure;
  if (fail !== undefined && !keepsTo(fail, figure)) return 'FAILED';
  if (goal !== undefined && !keepsTo(goal, figure)) return 'missed';
  return goal === undefined && fail === undefined ? undefined : 'met';
}

function keepsTo({ atLeast = -Infinity, atMost = Infinity }: Line, figure: Figure): boolean {
  const shown = Number(format(figure.value, figure));
  return shown >= atLeast && shown <= atMost;
}

export function renderTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.measure,
    `${format(figure.value, figure)} ${figure.unit}`.trimEnd(),
    describe(figure.goal, figure),
    describe(figure.fail, figure),
    judge(figure) ?? '',
  ]);
  const table = [['measure', 'value', 'goal', 'fail line', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  return table
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function describe({ atLeast, atMost }: Line = {}, figure: Figure): string {
  if (atLeast !== undefined) return `≥ ${format(atLeast, figure)}`;
  return atMost === undefined ? '' : `≤ ${format(atMost, figure)}`;
}

function format(value: number, { digits = 0 }: Figure): string {
  return value.toFixed(digits);
}
