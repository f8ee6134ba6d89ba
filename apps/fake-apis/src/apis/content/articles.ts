import { integerOf } from '../courses/chance.ts';
import { subjectGuides } from './subject-guides.ts';

export interface Article {
  readonly id: string;
  readonly title: string;
  /** Ids of subject guides. */
  readonly subjectGuides: readonly string[];
}

/** A title for each subject that fits no other subject, by the id of the subject's guide. */
const ownTitles: Readonly<Record<string, string>> = {
  1: 'Why a good accountant asks awkward questions',
  2: 'How a paper wing becomes a wind tunnel model',
  3: 'The farm that counts its worms',
  4: 'Reading a road map as literature',
  5: 'What a shy goat can teach you about welfare',
  6: 'The anthropologist at the bus station',
  7: 'What lies under the car park',
  8: 'Draw the building you live in',
  9: 'Keep the sketchbook nobody will mark',
  10: 'A year in the life of one hedge',
  11: 'Inside a hospital lab at four in the morning',
  12: 'How to read a scaffold',
  13: 'The corner shop as a business school',
  14: 'A thousand years of poems about rain',
  15: 'From kitchen whisk to chemical plant',
  16: 'The colour of a flame, explained',
  17: 'Who decides where the bridge goes',
  18: 'Graffiti from Pompeii, and why it matters',
  19: 'Write a program that surprises you',
  20: 'Begin in the middle: first lines that work',
  21: 'How dancers remember',
  22: 'Steady hands: what dental students practise first',
  23: 'Redesign the worst form you have ever filled in',
  24: 'What the stage manager sees',
  25: 'The economics of a school canteen',
  26: 'Your first lesson as the teacher',
  27: 'The circuit in your light switch',
  28: 'Read one page five ways',
  29: 'Measuring a river with a tape and an orange',
  30: 'Edit a scene on your phone',
  31: 'What interest really means',
  32: 'Why bread rises and soufflés fall',
  33: 'What a footprint can and cannot say',
  34: 'Map your street from memory',
  35: 'The rocks in the kerb',
  36: 'A day with a community care team',
  37: 'The letter in the archive',
  38: 'How a local story is checked',
  39: 'Dream in another language: what a year abroad does',
  40: 'You be the judge: a small claim, both sides',
  41: 'Why nobody talks like a textbook',
  42: 'The advert you did not notice',
  43: 'A proof you can do with coins',
  44: 'Take it apart, put it back together',
  45: 'Listening first: how doctors learn to ask',
  46: 'Practise less, better',
  47: 'Night shift: notes from a student nurse',
  48: 'How a medicine gets its dose',
  49: 'Is it ever right to break a promise?',
  50: 'Weigh the air in your room',
  51: 'Learning to walk again, and helping others do it',
  52: 'Who runs your town',
  53: 'Can you trust your memory?',
  54: 'What a social worker carries in the bag',
  55: 'The science of a second wind',
  56: 'Four faiths and one street',
  57: 'How a festival gets its fields',
  58: 'A vet student’s first lambing season',
};

/** Titles that fit any subject; the subject is inserted in the middle of a sentence. */
const commonTitles: readonly ((subject: string) => string)[] = [
  (subject) => `A week in the life of a student of ${subject}`,
  (subject) => `Where ${subject} can take you`,
  (subject) => `Five questions to ask about ${subject} at an open day`,
  (subject) => `What I wish I had known before ${subject}`,
  (subject) => `Start ${subject} before you start: things to read, watch and try`,
];

/** Number of common titles for each subject. */
const COMMON = 3;

export const articles: readonly Article[] = subjectGuides.flatMap(({ nid, title }) => {
  const first = integerOf(`articles ${nid}`, commonTitles.length);
  const common = Array.from({ length: COMMON }, (_, index) => {
    const write = commonTitles[(first + index) % commonTitles.length];
    return write?.(inSentence(title)) ?? [];
  }).flat();
  return [ownTitles[nid] ?? [], ...common].flat().map((articleTitle, index) => ({
    id: `${nid}-${index + 1}`,
    title: articleTitle,
    subjectGuides: [nid],
  }));
});

/**
 * Converts the first letter of a title to lower case, unless the title starts with the name of a
 * language or a nationality.
 */
function inSentence(title: string): string {
  return /^(American|Celtic|English)/.test(title)
    ? title
    : title.charAt(0).toLowerCase() + title.slice(1);
}
