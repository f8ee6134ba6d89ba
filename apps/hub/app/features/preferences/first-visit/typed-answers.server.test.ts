import { describe, expect, it } from 'vitest';
import { typedAnswers } from './typed-answers.server.ts';

const form = (entries: Readonly<Record<string, readonly string[]>>) => ({
  getAll: (name: string) => entries[name] ?? [],
});

describe("a page's answers", () => {
  it('[PRF-17] ticking All ticks every contact method if All was not ticked before', () => {
    const kept = form({ offers: ['Yes'], contactMethod: ['All'], contactMethodShown: [''] });
    expect(typedAnswers('contact', {}, kept).contactMethod).toBe('All\nEmail\nPost\nSMS');
  });

  it("a page's answers override earlier answers", () => {
    const before = { subjects: 'Law', gapYear: 'Yes' };
    expect(typedAnswers('interests', before, form({ subjects: ['Music'] }))).toMatchObject({
      subjects: 'Music',
      gapYear: 'Yes',
    });
  });
});
