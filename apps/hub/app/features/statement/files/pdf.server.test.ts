import { spawnSync } from 'node:child_process';
import type { StatementText } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { statementPdf } from './pdf.server.ts';

/** Path of pdftotext, which the test runner sets. */
const pdftotext = process.env['PDFTOTEXT_PATH'] ?? 'pdftotext';
const isPdftotextMissing = spawnSync(pdftotext, ['-v']).error !== undefined;
if (isPdftotextMissing) {
  console.warn('pdftotext is missing, so the text of the PDF is NOT tested. See PDFTOTEXT_PATH.');
}

const makePdf = (text: StatementText) =>
  statementPdf({
    kind: 'StatementNew',
    text,
    year: 2027,
    now: new Date('2026-11-21T14:05:00Z'),
  });

async function readBack(text: StatementText, ...options: string[]): Promise<string> {
  const { stdout, stderr } = spawnSync(pdftotext, [...options, '-', '-'], {
    input: await makePdf(text),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

it('[STA-13][EXT-3] the PDF is a tagged document with a title and a language', async () => {
  const pdf = (await makePdf({ whyStudy: 'Because.' })).toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/Lang (en)');
  expect(pdf).toContain('/DisplayDocTitle true');
  expect(pdf.match(/\/S \/H2/g)).toHaveLength(3);
});

describe.skipIf(isPdftotextMissing)('the text extracted from the PDF', () => {
  it('[STA-13][EXT-3] the extracted text has the questions as headings, each followed by its answer', async () => {
    const text = oneLine(await readBack({ whyStudy: 'First.', experience: 'Third.' }));
    expect(text).toContain(
      [
        'Personal statement For entry in 2027',
        'Why do you want to study this course or subject? First.',
        'How have your qualifications and studies helped you to prepare for this course or subject? Nothing written here yet.',
        'What else have you done to prepare outside of education, and why are these experiences useful? Third.',
        'Page 1 of 1',
      ].join(' '),
    );
  });

  it.each([
    ['Welsh', 'Ŵyn a ŷd, sŵn y môr'],
    ['other Latin letters', 'Łódź, naïve, Zürich, İstanbul, façade, Đặng'],
    ['Greek and Cyrillic', 'Ελληνικά, Русский, Українська'],
    ['letters that combine with others', 'office, affluent, flow, fjord'],
    ['signs', '“Really” – it’s £5… 3 × 4 ≤ 12 → ½'],
    ['composed letters', 'cafe\u0301'],
    ['text that looks like code', '\\n (a) <b> %d & </Document>'],
  ])('the extracted text preserves %s', async (_name, text) => {
    expect(await readBack({ whyStudy: text })).toContain(text.normalize('NFC'));
  });

  it('the extracted text preserves paragraphs and line breaks', async () => {
    const text = await readBack({ whyStudy: '\nOne\r\ntwo\n\nthree\n\n\nfour\n' }, '-layout');
    expect(text).toMatch(/One\s*\n\s*two\s*\n\s*\n\s*three\s*\n\s*\n\s*(\n\s*)?four/);
  });

  it('characters that the font does not have are replaced with a mark, and a note explains this', async () => {
    const text = await readBack({ whyStudy: 'I play the 🎻 and 日本' });
    expect(text).toContain('I play the \u{FFFD} and \u{FFFD}\u{FFFD}');
    expect(oneLine(text)).toContain('The plain-text download has them all.');
    expect(await readBack({ whyStudy: 'I play' })).not.toContain('plain-text');
  });

  it('long text continues on the next page, including very long words', async () => {
    const words = Array.from({ length: 600 }, (_, index) => `word${String(index)}`);
    const text = await readBack({ whyStudy: words.join(' '), experience: 'x'.repeat(2999) });
    for (const word of words) expect(text).toContain(word);
    expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(2999);
    expect(text).toMatch(/Page 2 of \d/);
  });
});
