import { describe, expect, it } from 'vitest';
import { isSectionTooLong, statementBlocks } from './block.ts';
import { countCharacters, countStatement, countWords, isStatementComplete } from './count.ts';
import { statementFields, statementKindOf } from './kinds.ts';
import { parseStatement, savedStatement, statementSetting, versionedSettings } from './saved.ts';

const a = (length: number) => 'a'.repeat(length);

describe('the two forms of a statement', () => {
  it('[STA-1] the old statement has eight sections', () => {
    expect([...statementFields.Statement].sort()).toEqual([
      'achievements',
      'futurePlans',
      'previousStudies',
      'skills',
      'whyApplyCourse',
      'whySubject',
      'whySuitable',
      'workExperience',
    ]);
  });

  it('[STA-2] the new statement has three sections, in the order of the questions', () => {
    expect(statementFields.StatementNew).toEqual(['whyStudy', 'qualificationsHelp', 'experience']);
  });

  it.each([
    [2019, 'Statement'],
    [2021, 'Statement'],
    [2025, 'Statement'],
    [2026, 'StatementNew'],
    [2030, 'StatementNew'],
    [2031, 'StatementNew'],
  ] as const)(
    '[GRD-32][GRD-33][AMB-38] applicants for entry in %d use the form %s',
    (year, kind) => {
      expect(statementKindOf(year)).toBe(kind);
    },
  );
});

describe('counting', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    [' a b ', 5],
    ['a\nb', 2],
    ['a\r\nb\r\n', 2],
    ['\n\r\n', 0],
    ['Sŵn y môr', 9],
    ['🎻', 1],
    ['a\tb', 3],
  ] as const)('[STA-3][AMB-50] the text %j has %d characters', (text, characters) => {
    expect(countCharacters(text)).toBe(characters);
  });

  it.each([
    ['', 0],
    ['  \n ', 0],
    ["I've read 2 books", 4],
    ['one\ntwo\r\nthree', 3],
    ['this – that', 2],
    ['well-known', 1],
  ] as const)('the text %j has %d words', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it.each([
    [{ skills: a(100), futurePlans: `${a(50)}\r\n${a(50)}` }, 200, 3800, 0],
    [{ skills: a(4000) }, 4000, 0, 0],
    [{ skills: a(4000), whySubject: 'b' }, 4001, -1, 1],
    [{ skills: a(7), whyStudy: a(9) }, 7, 3993, 0],
  ])(
    '[STA-3][STA-4][AMB-47] the count covers only the sections of this form',
    (text, characters, remaining, over) => {
      expect(countStatement('Statement', text)).toMatchObject({ characters, remaining, over });
    },
  );

  it('[STA-6] the new statement has the same character limit as the old statement', () => {
    const text = { whyStudy: a(2000), experience: a(2001) };
    expect(countStatement('StatementNew', text)).toMatchObject({ remaining: -1, over: 1 });
  });

  it.each([
    [3500, false],
    [3501, true],
  ])('[STA-12][AMB-48] a statement of %d characters is complete: %s', (length, isComplete) => {
    const text = { whyStudy: a(length - 100), experience: `${a(50)}\n\n\n${a(50)}` };
    expect(isStatementComplete('StatementNew', text)).toBe(isComplete);
    expect(isStatementComplete('Statement', text)).toBe(false);
    expect(isStatementComplete('Statement', { skills: a(length) })).toBe(isComplete);
  });
});

describe('the limits that block saving', () => {
  it.each([
    ['Statement', { skills: a(4001) }, []],
    ['Statement', { skills: a(9999) }, []],
    ['Statement', { skills: a(5000), whySubject: a(4999) }, []],
    ['Statement', { skills: a(5000), whySubject: a(5000) }, ['total6000']],
    ['Statement', { skills: `${a(9999)}\n\n` }, []],
    ['StatementNew', { whyStudy: a(2999) }, []],
    ['StatementNew', { whyStudy: `${a(2999)}\r\n` }, []],
    ['StatementNew', { whyStudy: a(3000) }, ['sections']],
    ['StatementNew', { whyStudy: a(2600), qualificationsHelp: a(2700), experience: a(2699) }, []],
    [
      'StatementNew',
      { whyStudy: a(2600), qualificationsHelp: a(2700), experience: a(2700) },
      ['total4000'],
    ],
    ['StatementNew', { experience: a(8000) }, ['sections', 'total4000']],
  ] as const)(
    '[STA-5][STA-7][STA-8][AMB-45][AMB-46] the length of a %s decides whether saving is blocked (%#)',
    (kind, text, blocks) => {
      expect(statementBlocks(kind, text)).toEqual(blocks);
    },
  );

  it('[STA-7] a section of the old statement has no separate limit', () => {
    expect(isSectionTooLong('StatementNew', a(3000))).toBe(true);
    expect(isSectionTooLong('Statement', a(3000))).toBe(false);
  });
});

describe('the saved statement', () => {
  it('a statement is stored under the id of its widget', () => {
    expect(statementSetting('StatementNew')).toEqual({
      collection: 'dashboardData',
      name: 'StatementNew',
    });
  });

  it('the earlier contents of both forms are stored', () => {
    expect(versionedSettings.map(({ name }) => name)).toEqual(['Statement', 'StatementNew']);
  });

  it.each([
    [2025, 'Statement', 'skills'],
    [2026, 'StatementNew', 'whyStudy'],
  ] as const)(
    '[GRD-33] the statement for entry in %i is read from the setting %s',
    (year, kind, field) => {
      const setting = { collection: 'dashboardData', lastUpdated: '', version: 1 } as const;
      const data = JSON.stringify({ skills: 'old', whyStudy: 'new' });
      const settings = [
        { ...setting, collection: 'dashboardWidgetsActive', name: kind, data: '{}' } as const,
        { ...setting, name: 'Statement', data },
        { ...setting, name: 'StatementNew', data },
      ];
      const saved = savedStatement(settings, year);
      expect(saved.kind).toBe(kind);
      expect(saved.text[field]).toBe(field === 'skills' ? 'old' : 'new');
      expect(savedStatement([], year).text[field]).toBe('');
    },
  );

  it.each([null, '', '{', '[]', '"text"', '{"whyStudy": 1, "skills": "a"}'])(
    'the data %s gives a statement without text',
    (data) => {
      expect(parseStatement('StatementNew', data)).toEqual({
        whyStudy: '',
        qualificationsHelp: '',
        experience: '',
      });
    },
  );

  it('a statement is read with `\n` as its only line break', () => {
    const data = JSON.stringify({ whyStudy: 'one\r\ntwo\rthree\nfour' });
    expect(parseStatement('StatementNew', data).whyStudy).toBe('one\ntwo\nthree\nfour');
  });
});
