import { describe, expect, it } from 'vitest';
import { ownersOf } from './widget-scripts.ts';
import { shownWidgets, stepsTo, widgetFigures, type WidgetReading } from './widgets.ts';

const reading = (shown: number, cpuMs: number): WidgetReading => ({
  shown,
  result: { cpuMs, pagesPerSecond: 1000 / cpuMs, cores: 1, p99Ms: 10 },
});

it('counts the widgets of the grid, each once', () => {
  const html =
    '<section data-widget="Apply"><li data-widget="Notes"><p data-widget="Notes"><li data-widget="Tariff">';
  expect(shownWidgets(html)).toEqual(['Notes', 'Tariff']);
});

it.each([
  [3, [0, 3]],
  [6, [0, 4, 6]],
  [8, [0, 4, 8]],
  [17, [0, 4, 8, 17]],
])('of %d widgets shows %j in turn', (all, steps) => expect(stepsTo(all)).toEqual(steps));

it('says what each widget costs, as a median of rounds', () => {
  const rounds = [
    [reading(0, 2), reading(4, 2.4)],
    [reading(0, 4), reading(4, 5.6)],
    [reading(0, 2), reading(4, 2.2)],
  ];
  expect(widgetFigures(rounds).map(({ value }) => value)).toEqual([
    2,
    2.4,
    expect.closeTo(0.05) as number,
  ]);
});

describe('the owner of a script', () => {
  const ownerOf = ownersOf({
    'app/widgets/notes/NotesFocused.tsx': { file: 'assets/a.js', isDynamicEntry: true },
    'app/statement/StatementEditor.tsx': { file: 'assets/b.js', isDynamicEntry: true },
    'app/routes/dashboard._index/route.tsx': { file: 'assets/c.js' },
    '_use-draft-1.js': { file: 'assets/d.js' },
  });

  it.each([
    ['/assets/a.js', 'widgets/notes'],
    ['/assets/b.js', 'statement'],
    ['/assets/c.js', undefined],
    ['/assets/d.js', undefined],
  ])('%s is %s', (script, owner) => expect(ownerOf(script)).toBe(owner));
});
