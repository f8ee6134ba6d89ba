import { expect, it } from 'vitest';
import { savedGrade } from '../tariff/grades.fixture.ts';
import { checkConditions } from './check.ts';

const own = [
  savedGrade('AL', 'B', 40, 'Psychology'),
  savedGrade('AL', 'A', 48, 'Biology'),
  savedGrade('AL', 'C', 32, 'Art'),
  savedGrade('EPQ', 'A', 24),
];

it.each<[string, boolean | null]>([
  ['ABC', true],
  ['A B C', true],
  ['BBC at A level', true],
  ['A levels: BBC.', true],
  ['grades BC', true],
  ['ABB', false],
  ['A*BC', false],
  ['144 points', true],
  ['145 UCAS Tariff points', false],
  ['ABC, B in Psychology', true],
  ['ABC including a B in psychology', true],
  ['ABC with an A in Psychology', false],
  ['112 Tariff points\nB in Psychology', true],
  ['ABC (A in Biology; B in Psychology)', true],
  ['B in Psychology', true],
  // The applicant has not saved these grades.
  ['ABCC', null],
  ['ABC, B in Maths', null],
  // Each of these texts has a part that the hub does not understand.
  ['ABC or 112 points', null],
  ['ABB, or BBB with the EPQ', null],
  ['ABC, 144 points', null],
  ['ABC or an A in Psychology', null],
  ['ABC, a pass in the practical', null],
  ['ABC, B in Psychology or Biology', null],
])('[EXT-37] the saved grades ABC and 144 points meet “%s”: %s', (text, isMet) => {
  expect(checkConditions(text, own)).toEqual({ isMet, aLevels: 'ABC', points: 144 });
});

it.each([
  'Pass the interview',
  'BAD',
  'A',
  'abc',
  'DDD',
  'ABCDEE',
  // Points of the International Baccalaureate, and a number that does not count points.
  '34 points',
  '2026',
])('[EXT-37] nothing is compared with “%s”, which has no A levels and no Tariff points', (text) => {
  expect(checkConditions(text, own)).toBeNull();
});

it('[EXT-37] nothing is compared if no grades are saved', () => {
  expect(checkConditions('ABB', [])).toBeNull();
});

it.each([
  ['Scottish Highers', [...own, savedGrade('SQAH', 'A', 33, 'Art')]],
  ['double A levels', [...own, savedGrade('ALD', 'AA', 96, 'Art')]],
  ['no A levels', [savedGrade('EPQ', 'A', 24)]],
])('[EXT-37] a list of letters is not checked if the applicant has %s', (_what, saved) => {
  expect(checkConditions('ABC', saved)?.isMet).toBeNull();
});

it('[EXT-37] a list of A levels is not compared with a repeated A level', () => {
  const repeated = [...own, savedGrade('AL', 'A', 48, 'Art')];
  expect(checkConditions('AAB', repeated)).toMatchObject({ isMet: true, aLevels: 'AAB' });
  expect(checkConditions('AABC', repeated)?.isMet).toBeNull();
});
