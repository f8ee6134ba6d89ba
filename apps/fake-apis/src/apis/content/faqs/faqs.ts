import { schemeNames, teachingSchemes } from '@applicant-hub/domain';
import { applying } from './applying.ts';
import { conservatoires } from './conservatoires.ts';
import { life } from './life.ts';
import { offers } from './offers.ts';
import { postgraduate } from './postgraduate.ts';
import type { FaqRow } from './row.ts';
import { teaching } from './teaching.ts';

export interface AnsweredFaq {
  /** Last segment of the path of the answer page. */
  readonly slug: string;
  readonly question: string;
  readonly answer: string;
  /** Names of the schemes that the question is about. */
  readonly schemes: readonly string[];
}

const about = (schemes: readonly string[], rows: readonly FaqRow[]): AnsweredFaq[] =>
  rows.map(([slug, question, answer]) => ({ slug, question, answer, schemes }));

/** All questions. Questions about certain schemes come before general questions. */
export const answeredFaqs: readonly AnsweredFaq[] = [
  ...about([schemeNames.undergraduate], [...applying, ...offers]),
  ...about([schemeNames.conservatoires], conservatoires),
  ...about([schemeNames.postgraduate], postgraduate),
  ...about(teachingSchemes, teaching),
  ...about(Object.values(schemeNames), life),
];

/** Path of the page with all questions; each answer is a page below it. */
export const FAQ_PATH = '/search/frequently-asked-questions';
