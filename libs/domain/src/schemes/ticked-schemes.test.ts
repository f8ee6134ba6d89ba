import { describe, expect, it } from 'vitest';
import { settingValues } from '../widgets/settings-values.ts';
import { tickedSchemes } from './ticked-schemes.ts';

describe('the schemes of the FAQ', () => {
  it.each([
    [null, ['undergraduate']],
    ['{"undergraduate":"no"}', []],
    ['{"undergraduate":"no","conservatoires":"yes"}', ['conservatoires']],
    [
      '{"teacherTraining":"yes","postgraduate":"yes"}',
      [
        'undergraduate',
        'postgraduate',
        'teacher-training-england',
        'teacher-training-scotland',
        'teacher-training-wales',
      ],
    ],
  ])('[CON-1] the settings %s give the schemes %o', (saved, schemes) => {
    expect(tickedSchemes(settingValues('Faq', saved))).toEqual(schemes);
  });
});
