import type { Face, StudyLevel } from '@applicant-hub/domain';

export interface Video {
  readonly brightcove_id: string;
  readonly title: string;
  readonly summary: string;
  readonly studyLevels: readonly StudyLevel[];
  /** The situations in which the video is shown; undefined means all situations. */
  readonly faces: readonly Face[] | undefined;
}

type Row = readonly [title: string, summary: string, faces?: readonly Face[]];

/** The situations of an applicant until they have replied to offers. */
const beforeReplies: readonly Face[] = ['beginning', 'choosing', 'waiting', 'deciding', 'looking'];

/** The situations of an applicant without a place. */
const beforePlace: readonly Face[] = [...beforeReplies, 'results', 'clearing'];

/** The id of the first video. The ids of all videos are consecutive. */
const FIRST_ID = 6_361_200_000_001;

const undergraduate: readonly Row[] = [
  [
    'Your first open day',
    'Two friends walk round a campus they have never seen. What they look at, whom they ask, and what they forgot.',
    beforeReplies,
  ],
  [
    'The three statement questions',
    'An admissions tutor reads three answers aloud and says, sentence by sentence, what made her want to meet the writer, and what she skipped because she had read it forty times that morning.',
    ['beginning', 'choosing'],
  ],
  [
    'A day in halls',
    'Breakfast with strangers, a fire alarm at two, and the kitchen rules that saved the year.',
  ],
  [
    'How offers work',
    'Conditional, unconditional, firm and insurance, explained with five cups of tea.',
    beforeReplies,
  ],
  [
    'Results day, minute by minute',
    'What happens from eight o’clock, and where to look first.',
    beforePlace,
  ],
  [
    'Money for your first year',
    'A student adviser fills in a budget with somebody who starts in September.',
  ],
  [
    'Clearing without panic',
    'Three people who found their course in August tell how they did it.',
    beforePlace,
  ],
  [
    'Interviews: think aloud',
    'A practice interview, stopped whenever there is something to learn from it.',
    beforeReplies,
  ],
  [
    'Starting with a disability',
    'How support is arranged before the first lecture, and what to ask for.',
  ],
];

const both: readonly Row[] = [
  ['Finding your people', 'Clubs, course mates and the one message that is worth sending first.'],
  ['Moving to a new city', 'A map, a bike and a bad first week: how a place becomes yours.'],
  ['Looking after yourself', 'A counsellor on sleep, worry and when to knock on a door.'],
];

const postgraduate: readonly Row[] = [
  ['What a master’s is like', 'Four students, four subjects, one very full year.'],
  ['Paying for postgraduate study', 'Loans, bursaries and work, in ten minutes.'],
  ['Meeting your supervisor', 'What to bring to the first conversation, and what to leave out.'],
  ['Back to uni after ten years', 'A nurse, a chef and a programmer on learning again.'],
];

const rows: readonly (readonly [readonly StudyLevel[], Row])[] = [
  ...undergraduate.map((row) => [['Undergraduate'], row] as const),
  ...postgraduate.map((row) => [['Postgraduate'], row] as const),
  ...both.map((row) => [['Undergraduate', 'Postgraduate'], row] as const),
];

export const videos: readonly Video[] = rows.map(
  ([studyLevels, [title, summary, faces]], index) => ({
    brightcove_id: String(FIRST_ID + index),
    title,
    summary,
    studyLevels,
    faces,
  }),
);
