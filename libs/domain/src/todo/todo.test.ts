import { describe, expect, it } from 'vitest';
import type { Setting } from '../settings/setting.ts';
import { opensInSameTab, todoIds, todoSteps } from './items.ts';
import { parseTodo, todoProgress, todoStates, toggledTodo } from './records.ts';

const record = (name: string, data: string): Setting => ({
  collection: 'dashboardTodo',
  name,
  data,
  lastUpdated: '20/11/2026 09:15:00',
  version: 2,
});

describe('the steps', () => {
  it('[TDO-1][TDO-2] there are ten steps, in this order', () => {
    expect(todoSteps(2027).map(({ id }) => id)).toEqual([
      'options',
      'priorities',
      'qualifications',
      'subjects',
      'whereToStudy',
      'courses',
      'personalStatement',
      'openDays',
      'compareAndShortlist',
      'studySupport',
    ]);
  });

  it('[TDO-8] each step leads to a page or opens a widget, never both', () => {
    for (const { action } of todoSteps(2027)) {
      expect([action.link, action.widget].filter((where) => where !== null)).toHaveLength(1);
    }
  });

  it.each([
    ['options', 'Research', '/what-are-my-options'],
    ['priorities', 'Research', 'Notes'],
    ['qualifications', 'Research', 'Tariff'],
    ['subjects', 'Research', '/explore/subjects'],
    ['whereToStudy', 'Research, Refine', '/explore/locations'],
    ['courses', 'Research, Refine', '/explore/search'],
    ['personalStatement', 'Refine, Ready', 'StatementNew'],
    ['openDays', 'Refine', '/explore/what-to-do'],
    ['compareAndShortlist', 'Refine', '/explore/favourites/compare'],
    ['studySupport', 'Ready', '/ucas/need-study-support'],
  ])('the step %s belongs to %s and leads to %s', (id, tags, where) => {
    const step = todoSteps(2027).find((each) => each.id === id);
    expect(step?.tags.join(', ')).toBe(tags);
    expect(step?.action.link ?? step?.action.widget).toBe(where);
  });

  it.each([
    [2025, 'Statement'],
    [2026, 'StatementNew'],
    [2031, 'StatementNew'],
  ])('the step for the statement for entry in %i opens the widget %s', (year, widget) => {
    const step = todoSteps(year).find(({ id }) => id === 'personalStatement');
    expect(step?.action).toEqual({ link: null, widget });
  });
});

it.each([
  ['/dashboard', true],
  ['/dashboard/preferences', true],
  ['/explore/subjects', true],
  ['/what-are-my-options', false],
  ['/ucas/need-study-support', false],
  ['https://www.example.com/explore', false],
  ['', false],
])('[TDO-9] the link %s opens in the same tab: %s', (link, same) => {
  expect(opensInSameTab(link)).toBe(same);
});

it.each([
  [null, false, null],
  ['{"done":true,"lastUpdated":"2026-11-01T10:00:00.000Z"}', true, '2026-11-01T10:00:00.000Z'],
  ['{"done":true,"lastUpdated":"01/07/2026 10:00:00"}', true, '2026-07-01T09:00:00.000Z'],
  ['{"done":false}', false, null],
  ['{"done":"true","lastUpdated":7}', false, null],
  ['{"done":true,"lastUpdated":"soon"}', true, null],
  ['{}', false, null],
  ['[]', false, null],
  ['not JSON', false, null],
])('[TDO-3] the record %s is read as done: %s, last toggled: %s', (data, done, lastUpdated) => {
  expect(parseTodo(data)).toEqual({ done, lastUpdated });
});

it('[TDO-10] the saved record has the time of the toggle', () => {
  const now = new Date('2026-11-20T09:15:00Z');
  expect(toggledTodo(true, now)).toEqual({ done: true, lastUpdated: '2026-11-20T09:15:00.000Z' });
  expect(parseTodo(JSON.stringify(toggledTodo(false, now)))).toEqual(toggledTodo(false, now));
});

describe("the applicant's progress", () => {
  const settings: Setting[] = [
    record('options', '{"done":true}'),
    record('priorities', '{"done":false}'),
    record('subjects', 'not JSON'),
    record('register', '{"done":true}'),
    { ...record('courses', '{"done":true}'), collection: 'dashboardData' },
  ];

  it('the states include only the ten steps, read from the collection dashboardTodo', () => {
    const states = todoStates(settings);
    expect(Object.keys(states)).toEqual([...todoIds]);
    expect(todoIds.filter((id) => states[id].done)).toEqual(['options']);
  });

  it('[SH-49] the finished steps are counted out of ten', () => {
    expect(todoProgress(settings)).toEqual({ done: 1, total: 10 });
    expect(todoProgress([])).toEqual({ done: 0, total: 10 });
    expect(todoProgress(todoIds.map((id) => record(id, '{"done":true}')))).toEqual({
      done: 10,
      total: 10,
    });
  });
});
