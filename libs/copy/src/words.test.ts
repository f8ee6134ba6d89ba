import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const MESSAGES = path.join(import.meta.dirname, '../messages/en');
const REQUIREMENTS = path.join(import.meta.dirname, '../../../docs/requirements.md');

type Entry = string | readonly { readonly match: Readonly<Record<string, string>> }[];

/** The requirements. These tests skip the texts that a requirement quotes. */
const rows = readFileSync(REQUIREMENTS, 'utf8');

/** Every text of the catalogue with its key, except texts that a requirement quotes. */
const texts = readdirSync(MESSAGES).flatMap((file) => {
  const area = JSON.parse(readFileSync(path.join(MESSAGES, file), 'utf8')) as Record<string, Entry>;
  return Object.entries(area)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, entry]) =>
      (typeof entry === 'string' ? [entry] : Object.values(entry[0]?.match ?? {}))
        .filter((text) => !rows.includes(text))
        .map((text) => `${key}: ${text}`),
    );
});

const saying = (words: RegExp) => texts.filter((text) => words.test(text));

/** A label has no full stop, so a text that ends with a full stop is a sentence. */
const isSentence = (text: string) => /[.!?]$/.test(text);

describe('one term for each concept', () => {
  it('the test reads all texts of the catalogue', () => {
    expect(texts.length).toBeGreaterThan(1_000);
  });

  it('sentences use the word university, not uni', () => {
    expect(saying(/\bunis?\b(?!['’]s website)/i).filter(isSentence)).toEqual([
      // This text describes the input, like the label above it.
      "explore_search_hint_postgraduate: A subject, a course, a uni or a town. We'll look for postgraduate courses.",
    ]);
  });

  it('no text uses the phrase "universities and colleges"', () => {
    expect(
      saying(/\bunis? (and|or|&) colleges?\b|\buniversit(y|ies) (and|or|&) colleges?\b/i),
    ).toEqual([]);
  });
});

describe('spoken English', () => {
  it('sentences use contractions', () => {
    const long =
      /\b(cannot|(could|did|does|do|was|were|is|are|have|has|had|will|would|should) not)\b/i;
    expect(saying(long)).toEqual([]);
  });

  it('sentences leave out an optional "that"', () => {
    expect(saying(/\bso that\b|[a-z] that (you|we)\b/)).toEqual([
      expect.stringContaining('data_file_short_support'),
    ]);
  });
});
