import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { LOST_MARK, showable } from './showable.ts';

it('[EXT-3] the plain text has each question with its answer, and omits questions without an answer', () => {
  const text = {
    whyStudy: '\n \nOne\n\n  two 🎻\n',
    qualificationsHelp: ' \n',
    experience: 'Three',
  };
  expect(plainText('StatementNew', text)).toBe(
    [
      'Why do you want to study this course or subject?',
      '',
      'One',
      '',
      '  two 🎻',
      '',
      'What else have you done to prepare outside of education, and why are these experiences useful?',
      '',
      'Three',
      '',
    ].join('\n'),
  );
});

it.each([
  ['plain', 'plain', false],
  ['a\tb', 'a    b', false],
  ['a\u0007b\u2028c', 'ab\nc', false],
  ['co\u00ADoperate \u200Band \uFEFFso', 'cooperate and so', false],
  ['\u2764\uFE0F', '\u2764', false],
  ['👩‍🔬', LOST_MARK, true],
  ['🏴󠁧󠁢󠁷󠁬󠁳󠁿!', `${LOST_MARK}!`, true],
])('%j is shown as %j', (text, shown, isLossy) => {
  const hasGlyph = (codePoint: number) => codePoint < 0x1f000 && codePoint !== 0xfe0f;
  expect(showable(text, hasGlyph)).toEqual({ text: shown, isLossy });
});
