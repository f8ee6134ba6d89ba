import { expect, it } from 'vitest';
import { closesEarly } from './closes-early.ts';

it.each([
  ['University of Oxford', 'History', true],
  ['The University of Cambridge', 'Land Economy', true],
  ['Oxford Brookes University', 'History', false],
  ['Anglia Ruskin University, Cambridge', 'History', false],
  ['University of Leeds', 'Medicine', true],
  ['University of Leeds', 'Medicine (Gateway to Medicine)', true],
  ['University of Warwick', 'Graduate Entry Medicine', true],
  ['University of Bristol', 'Dentistry', true],
  ['University of Glasgow', 'Veterinary Medicine and Surgery', true],
  ['University of Leeds', 'Veterinary Nursing', false],
  ['University of Leeds', 'Sports Medicine', false],
  ['University of Leeds', 'Medicines and Health', false],
  ['University of Leeds', 'Biomedicine', false],
])('[EXT-9] at %s, the course %s closes early: %s', (university, course, expected) => {
  expect(closesEarly({ university, course })).toBe(expected);
});
