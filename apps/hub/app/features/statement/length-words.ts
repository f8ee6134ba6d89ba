import { m } from '@applicant-hub/copy';

/** For example '120 characters, 21 words'. */
export const lengthWords = (characters: number, words: number): string =>
  m.statement_counts({
    characters: m.statement_characters({ n: characters }),
    words: m.statement_words({ n: words }),
  });
