/** A line that a figure must not cross. */
interface Goal {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One line of the table. */
export interface Figure {
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  /** Digits after the point; whole numbers when left out. */
  readonly digits?: number;
  readonly goal?: Goal;
}

/** Whether the figure, as it is shown, keeps to its goal; undefined when it has none. */
export function isMet(figure: Figure): boolean | undefined {
  const { goal } = figure;
  if (goal === undefined) return undefined;
  const shown = Number(format(figure.value, figure));
  return shown >= (goal.atLeast ?? -Infinity) && shown <= (goal.atMost ?? Infinity);
}

/** The figures as an aligned table, with the goal beside each. */
export function renderTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.measure,
    `${format(figure.value, figure)} ${figure.unit}`.trimEnd(),
    describeGoal(figure),
    isMet(figure) === undefined ? '' : isMet(figure) ? 'met' : 'MISSED',
  ]);
  const table = [['measure', 'value', 'goal', ''], ...rows];
  const widths = [0, 1, 2].map((column) =>
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

function describeGoal(figure: Figure): string {
  const { atLeast, atMost } = figure.goal ?? {};
  if (atLeast !== undefined) return `≥ ${format(atLeast, figure)}`;
  return atMost === undefined ? '' : `≤ ${format(atMost, figure)}`;
}

function format(value: number, { digits = 0 }: Figure): string {
  return value.toFixed(digits);
}
