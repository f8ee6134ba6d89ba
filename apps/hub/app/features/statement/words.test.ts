import { statementBlocks } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { blockWords } from './words.ts';

const a = (length: number) => 'a'.repeat(length);

it.each([
  [
    '[STA-5]',
    'Statement',
    { skills: a(10_000) },
    'Unable to save. You are 6000 characters over the 4000 limit.',
  ],
  [
    '[STA-7]',
    'StatementNew',
    { whyStudy: a(3000) },
    'Unable to save. Too many characters in one or more sections',
  ],
  [
    '[STA-8]',
    'StatementNew',
    { whyStudy: a(2700), qualificationsHelp: a(2700), experience: a(2600) },
    'Unable to save. You are 4000 characters over the 4000 limit.',
  ],
] as const)(
  '%s a %s that is too long shows the reason why it cannot be saved',
  (_row, kind, text, words) => {
    expect(statementBlocks(kind, text).map((block) => blockWords[block]())).toEqual([words]);
  },
);
