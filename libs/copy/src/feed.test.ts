import { describe, expect, it } from 'vitest';
import { feedWords, type FeedWordsId } from './feed.ts';
import * as feed from '#messages/feed.ts';
import * as tile from '#messages/tile.ts';

const ids = Object.keys(feed).flatMap((key) => /^feed_(.+)_link$/.exec(key)?.[1] ?? []);
const all = ids.map((id) => ({ id, words: feedWords(id as FeedWordsId) }));

const count = (text: string) => text.split(/\s+/).length;

describe('the text of every item of the feed', () => {
  it('the text of an item is short', () => {
    expect(all).not.toEqual([]);
    const wrong = all.filter(
      ({ words: { title, summary, linkText } }) =>
        count(title) > 9 ||
        count(linkText) > 6 ||
        count(summary) > 28 ||
        summary.split(/[.:?!]\s/).some((sentence) => count(sentence) > 22),
    );
    expect(wrong).toEqual([]);
  });

  it('a summary is a sentence, and the title of a question is a question', () => {
    const wrong = all.filter(
      ({ id, words: { title, summary } }) =>
        !/^[A-Z].*[.!?]$/.test(summary) || (id.endsWith('_faq') && !title.endsWith('?')),
    );
    expect(wrong).toEqual([]);
  });

  it('no two items have the same text, and no item repeats the text of a tile', () => {
    const year = {
      year: 2027,
      choices: 5,
      referred: 1,
      replied: 1,
      decisions: 1,
      decided: 1,
      withdrawn: 0,
      invited: 1,
      others: 1,
      names: '',
      percent: 40,
    };
    const dates = { confirmBy: '', intoClearingAfter: '' };
    const replied = { university: '', insurance: '', reasons: '', action: '' };
    const said = Object.values(tile).map((message) => message({ ...year, ...dates, ...replied }));
    for (const part of ['title', 'summary'] as const) {
      const texts = all.map(({ words }) => words[part]);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => said.includes(text))).toEqual([]);
    }
  });
});
