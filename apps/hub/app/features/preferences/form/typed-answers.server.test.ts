import { describe, expect, it } from 'vitest';
import { typedAnswers } from './typed-answers.server.ts';

const form = (entries: Readonly<Record<string, readonly string[]>>) => ({
  getAll: (name: string) => entries[name] ?? [],
});

describe('the answers of a page', () => {
  it('[PRF-17] tick every way to be written to with All, which was not ticked before', () => {
    const kept = form({ offers: ['Yes'], contactMethod: ['All'], contactMethodShown: [''] });
    expect(typedAnswers('contact', {}, kept).contactMethod).toBe('All\nEmail\nPost\nSMS');
  });

  it('stand over those before', () => {
    const before = { subjects: 'Law', gapYear: 'Yes' };
    expect(typedAnswers('interests', before, form({ subjects: ['Music'] }))).toMatchObject({
      subjects: 'Music',
      gapYear: 'Yes',
    });
  });
});
