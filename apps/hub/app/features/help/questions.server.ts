import { m } from '@applicant-hub/copy';
import type { Face } from '@applicant-hub/domain';
import { feedWords, type FeedWordsId } from '@applicant-hub/copy/feed';

export interface Question {
  title: string;
  summary: string;
}

export interface QuestionsOfStage {
  id: Stage;
  title: string;
  questions: Question[];
  /** Whether the applicant is at this stage. */
  isOwn: boolean;
}

type Stage = 'choosing' | 'waiting' | 'replying' | 'results' | 'clearing' | 'placed';

const stageOfFace: Readonly<Record<Face, Stage | null>> = {
  beginning: 'choosing',
  choosing: 'choosing',
  waiting: 'waiting',
  deciding: 'replying',
  looking: 'clearing',
  results: 'results',
  clearing: 'clearing',
  placed: 'placed',
  ended: null,
};

const ofFeed = (id: FeedWordsId): Question => {
  const { title, summary } = feedWords(id);
  return { title, summary };
};

interface StageQuestions {
  id: Stage;
  title: () => string;
  feed: readonly FeedWordsId[];
}

const inFeed: readonly StageQuestions[] = [
  {
    id: 'choosing',
    title: m.help_stage_choosing,
    feed: ['choices_faq', 'deadline_faq', 'reference_faq', 'fee_faq', 'change_faq'],
  },
  {
    id: 'waiting',
    title: m.help_stage_waiting,
    feed: ['hear_faq', 'when_faq', 'no_rush_faq', 'change_faq', 'extra_faq'],
  },
  {
    id: 'replying',
    title: m.help_stage_replying,
    feed: ['offers_faq', 'firm_faq', 'no_rush_faq', 'mind_faq', 'defer_faq'],
  },
  {
    id: 'results',
    title: m.help_stage_results,
    feed: ['held_faq', 'missed_faq', 'changed_faq', 'clearing_faq', 'again_faq'],
  },
  {
    id: 'clearing',
    title: m.help_stage_clearing,
    feed: ['clearing_faq', 'asked_faq', 'several_faq', 'release_faq', 'again_faq'],
  },
  { id: 'placed', title: m.help_stage_placed, feed: ['defer_faq'] },
];

const placed: readonly Question[] = [
  { title: m.help_placed_loan_title(), summary: m.help_placed_loan_summary() },
  { title: m.help_placed_room_title(), summary: m.help_placed_room_summary() },
  { title: m.help_placed_enrol_title(), summary: m.help_placed_enrol_summary() },
  { title: m.help_placed_results_title(), summary: m.help_placed_results_summary() },
];

/**
 * Five questions for each stage of an application, most of them the same as in the feed. The
 * applicant's own stage is first.
 */
export function questionsByStage(face: Face | null): QuestionsOfStage[] {
  const own = face && stageOfFace[face];
  return inFeed
    .map(({ id, title, feed }) => ({
      id,
      title: title(),
      questions: [...(id === 'placed' ? placed : []), ...feed.map(ofFeed)],
      isOwn: id === own,
    }))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
}
