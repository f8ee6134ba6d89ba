import type { PageRow } from './row.ts';

export const offers: readonly PageRow[] = [
  [
    '135',
    'explainer',
    'offers/replying',
    'Firm and insurance: replying to offers',
    'What each answer means and how to choose between two good places.',
  ],
  [
    '136',
    'explainer',
    'offers/conditions',
    'What a conditional offer asks for',
    'Grades, points and other conditions in plain words.',
  ],
  [
    '137',
    'explainer',
    'results/clearing',
    'How Clearing works',
    'Who can use it, what to have ready and how a phone call goes.',
  ],
  [
    '138',
    'checklist',
    'results/day',
    'Results day, hour by hour',
    'What to have to hand, and who to call about what.',
  ],
  [
    '139',
    'explainer',
    'alternatives/apprenticeships',
    'Degree apprenticeships explained',
    'Earn a wage, learn at work and finish with a degree.',
  ],
  [
    '140',
    'guide',
    'alternatives/gap-year',
    'Making a gap year count',
    'Ideas that cost little, and how to defer your place.',
  ],
];
