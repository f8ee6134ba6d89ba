import { m } from '@applicant-hub/copy';
import { feedWords, type FeedWordsId } from '@applicant-hub/copy/feed';

export interface Question {
  title: string;
  summary: string;
}

export interface QuestionsOfStage {
  id: string;
  title: string;
  questions: Question[];
}

const inFeed: Readonly<Record<string, { title: () => string; ids: readonly FeedWordsId[] }>> = {
  choosing: {
    title: m.help_stage_choosing,
    ids: ['choices_faq', 'deadline_faq', 'reference_faq', 'fee_faq', 'change_faq'],
  },
  waiting: {
    title: m.help_stage_waiting,
    ids: ['hear_faq', 'when_faq', 'no_rush_faq', 'change_faq', 'extra_faq'],
  },
  replying: {
    title: m.help_stage_replying,
    ids: ['offers_faq', 'firm_faq', 'no_rush_faq', 'mind_faq', 'defer_faq'],
  },
  results: {
    title: m.help_stage_results,
    ids: ['held_faq', 'missed_faq', 'changed_faq', 'clearing_faq', 'again_faq'],
  },
  clearing: {
    title: m.help_stage_clearing,
    ids: ['clearing_faq', 'asked_faq', 'several_faq', 'release_faq', 'again_faq'],
  },
};

const placed: readonly Question[] = [
  { title: m.help_placed_loan_title(), summary: m.help_placed_loan_summary() },
  { title: m.help_placed_room_title(), summary: m.help_placed_room_summary() },
  { title: m.help_placed_enrol_title(), summary: m.help_placed_enrol_summary() },
  { title: m.help_placed_results_title(), summary: m.help_placed_results_summary() },
];

const ofFeed = (id: FeedWordsId): Question => {
  const { title, summary } = feedWords(id);
  return { title, summary };
};

/** Five questions for each stage of an application, most of them the same as in the feed. */
export const questionsByStage = (): QuestionsOfStage[] => [
  ...Object.entries(inFeed).map(([id, { title, ids }]) => ({
    id,
    title: title(),
    questions: ids.map(ofFeed),
  })),
  {
    id: 'placed',
    title: m.help_stage_placed(),
    questions: [...placed, ofFeed('defer_faq')],
  },
];
