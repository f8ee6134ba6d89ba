import { describe, expect, it } from 'vitest';
import { type CalculatorPress, emptyCalculator, pressCalculator } from './calculator.ts';
import { savedGrade } from './grades.fixture.ts';
import type { TariffType } from './types.ts';

const gradesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ grade: `G${index + 1}`, score: count - index }));
const type = (code: string, count: number): TariffType => ({
  name: `Qualification ${code}`,
  group: 'A group',
  code,
  grades: gradesOf(count),
});
const types = [type('AL', 6), type('ALD', 11), ...['T1', 'T2', 'T3', 'T4'].map((c) => type(c, 1))];
const saved = [savedGrade('AL', 'G1', 6, 'Art')];

const pressed = (presses: readonly CalculatorPress[], from = emptyCalculator) =>
  presses.reduce((state, press) => pressCalculator(state, press, { types, saved }), from);

const add = (code: string, grade = 'G1') => ({ kind: 'add', code, grade }) as const;
const typed = (subject: string) => ({ kind: 'type', subject, search: '' }) as const;

it('[TAR-21] the calculator opens with A level and no grade', () => {
  expect(emptyCalculator).toMatchObject({ code: 'AL', page: 0, grades: [] });
  expect(emptyCalculator).toMatchObject({ subject: '', search: '' });
});

it('a grade is added with the typed subject, which is then cleared', () => {
  const state = pressed([typed('Biology'), add('AL', 'G2')]);
  expect(state.grades).toMatchObject([{ code: 'AL', grade: 'G2', points: 5, subject: 'Biology' }]);
  expect(state).toMatchObject({ subject: '', done: { kind: 'added' } });
});

it('[TAR-14] a grade whose subject has more than 255 characters is not added, and the input is preserved', () => {
  const subject = 'x'.repeat(256);
  expect(pressed([typed(subject), add('AL')])).toMatchObject({
    grades: [],
    subject,
    limit: 'subject',
  });
  expect(pressed([typed('x'.repeat(255)), add('AL')])).toMatchObject({ limit: null });
});

it('[TAR-14] a subject of 255 emoji is accepted, and a subject of 256 emoji is too long', () => {
  const emoji = (count: number) => pressed([typed('🎻'.repeat(count)), add('AL')]);
  expect(emoji(255)).toMatchObject({ limit: null });
  expect(emoji(256)).toMatchObject({ limit: 'subject' });
});

describe('the limits', () => {
  it('[TAR-11] the eleventh grade is not added, and its subject is preserved', () => {
    const ten = Array.from({ length: 10 }, () => add('AL'));
    const state = pressed([...ten, typed('Art'), add('AL')]);
    expect(state).toMatchObject({ limit: 'grades', subject: 'Art', done: null });
    expect(state.grades).toHaveLength(10);
    expect(pressed([{ kind: 'delete' }], state).limit).toBeNull();
  });

  it('[TAR-12] a grade of a fifth qualification is not added', () => {
    const state = pressed([add('T1'), add('T2'), add('T3'), add('T4'), add('AL')]);
    expect(state.limit).toBe('types');
    expect(state.grades).toHaveLength(4);
  });
});

describe('pages', () => {
  const page = (number: number) => ({ kind: 'page', page: number }) as const;

  it('[TAR-6] the page after the last page of grades is the first page', () => {
    const second = pressed([{ kind: 'choose', code: 'ALD' }, page(1)]);
    expect(second.page).toBe(1);
    expect(pressed([page(2)], second).page).toBe(0);
    expect(pressed([page(-1)], second).page).toBe(0);
  });

  it('choosing the same qualification changes nothing', () => {
    const second = pressed([{ kind: 'choose', code: 'ALD' }, page(1)]);
    expect(pressed([{ kind: 'choose', code: 'ALD' }], second)).toBe(second);
  });

  it('an unknown qualification shows its first page', () => {
    expect(pressed([page(1)], { ...emptyCalculator, code: 'XX' }).page).toBe(0);
  });

  it('choosing a qualification clears the search', () => {
    const found = pressed([
      { kind: 'type', subject: '', search: 'double' },
      { kind: 'choose', code: 'ALD' },
    ]);
    expect(found.search).toBe('');
  });

  it('choosing another qualification shows its first page', () => {
    const state = pressed([
      { kind: 'choose', code: 'ALD' },
      page(1),
      { kind: 'choose', code: 'T1' },
    ]);
    expect(state).toMatchObject({ code: 'T1', page: 0 });
  });
});

describe('the selection', () => {
  const two = pressed([add('AL', 'G1'), add('AL', 'G2')]);

  it('[TAR-8] Delete removes the last grade', () => {
    expect(pressed([{ kind: 'delete' }], two)).toMatchObject({
      grades: two.grades.slice(0, 1),
      done: { kind: 'removed', grade: two.grades[1] },
    });
    expect(pressed([{ kind: 'delete' }])).toEqual(emptyCalculator);
  });

  it('a grade that is not the last can be removed', () => {
    const { id } = two.grades[0]!;
    expect(pressed([{ kind: 'remove', id }], two)).toMatchObject({
      grades: two.grades.slice(1),
      done: { kind: 'removed', grade: two.grades[0] },
    });
  });

  it('a project can be marked as another project, and unmarked', () => {
    const { id } = two.grades[0]!;
    const answer = (isAnother: boolean) => ({ kind: 'project', id, isAnother }) as const;
    const another = pressed([answer(true)], two);
    expect(another.grades).toEqual([{ ...two.grades[0]!, isAnotherProject: true }, two.grades[1]]);
    expect(pressed([answer(false)], another).grades[0]?.isAnotherProject).toBe(false);
  });

  it('[TAR-7] Clear removes all grades', () => {
    expect(pressed([{ kind: 'clear' }], two)).toMatchObject({
      grades: [],
      done: { kind: 'cleared' },
    });
  });

  it('[TAR-9] Load replaces the grades with the saved grades, and pressing it again does nothing', () => {
    const loaded = pressed([{ kind: 'load' }], two);
    expect(loaded).toMatchObject({ grades: saved, done: { kind: 'loaded' } });
    expect(pressed([{ kind: 'load' }], loaded).done).toBeNull();
  });

  it.each<CalculatorPress>([
    add('XX'),
    add('AL', 'G9'),
    { kind: 'choose', code: 'XX' },
    { kind: 'remove', id: 'nobody' },
    { kind: 'project', id: 'nobody', isAnother: true },
  ])('the invalid press %j changes nothing', (press) => {
    expect(pressed([press], two)).toMatchObject({ grades: two.grades, code: 'AL' });
  });
});
