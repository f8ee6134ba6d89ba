import type { ApplyResponse, ApplyChange } from '#src/apis/apply/response.ts';

/**
 * The sections in the order of completion. `percent` is the progress of the application after the
 * section.
 */
export const sections = [
  { name: 'Personal details', percent: 20 },
  { name: 'Education', percent: 40 },
  { name: 'Personal statement', percent: 60 },
  { name: 'Choices', percent: 80 },
  { name: 'Review', percent: 100 },
] as const;

export interface WritingStep {
  readonly id: 'start' | 'next' | 'ask' | 'reference' | 'send';
  readonly label: string;
  readonly change: ApplyChange;
}

const start: WritingStep = {
  id: 'start',
  label: 'Start my application',
  change: { percentComplete: 0 },
};
const ask: WritingStep = {
  id: 'ask',
  label: 'Ask for my reference',
  change: { referenceRequested: true },
};
const reference: WritingStep = {
  id: 'reference',
  label: 'Your referee writes the reference',
  change: { referenceReturned: true },
};
const send: WritingStep = { id: 'send', label: 'Pay and send', change: { applicationSent: true } };

export function referenceOf({ applicationStatusData: { referenceSection } }: ApplyResponse) {
  if (!referenceSection?.referenceRequired) return 'not needed';
  if (referenceSection.referenceReturned) return 'complete';
  return referenceSection.referenceRequested ? 'asked for' : 'to do';
}

/**
 * The steps that are possible now. The page offers these steps, and its form accepts only these
 * steps.
 *
 * @param application null before it is started
 */
export function writingSteps(application: ApplyResponse | null): readonly WritingStep[] {
  if (application === null) return [start];
  const { percentComplete } = application.applicationStatusData;
  const state = referenceOf(application);
  const next = sections.find(({ percent }) => percent > percentComplete);
  const isReady = !next && (state === 'not needed' || state === 'complete');
  return [
    ...(next ? [completing(next)] : []),
    ...(isReady ? [send] : []),
    ...(state === 'to do' ? [ask] : []),
    ...(state === 'asked for' ? [reference] : []),
  ];
}

const completing = ({ name, percent }: (typeof sections)[number]): WritingStep => ({
  id: 'next',
  label: `Complete ${name}`,
  change: { percentComplete: percent, applicationCompleted: percent === 100 },
});
