import type { PageRow } from './row.ts';

export const choosing: readonly PageRow[] = [
  [
    '111',
    'guide',
    'choosing/subject',
    'Choosing a subject you will enjoy',
    'Start from what you like doing, then look at where it leads.',
  ],
  [
    '112',
    'guide',
    'choosing/compare-courses',
    'How to compare two courses',
    'The same name can hide different years: what to look at side by side.',
  ],
  [
    '113',
    'guide',
    'choosing/open-days',
    'Open days: what to ask',
    'Questions for staff, for students and for yourself on the way home.',
  ],
  [
    '114',
    'checklist',
    'choosing/visit',
    'Visiting a campus on your own',
    'Plan the train, the tour and an hour to just walk about.',
  ],
  [
    '115',
    'explainer',
    'choosing/joint-honours',
    'One subject or two',
    'What joint honours means for your week and your timetable.',
  ],
  [
    '116',
    'explainer',
    'choosing/foundation-year',
    'What a foundation year is',
    'An extra year at the start, who it is for and what it costs.',
  ],
  [
    '117',
    'explainer',
    'choosing/placement-year',
    'A year in work',
    'How placement years are found, paid and counted.',
  ],
  [
    '118',
    'explainer',
    'choosing/year-abroad',
    'A year abroad',
    'Where you can go, what you study and how it is paid for.',
  ],
  [
    '119',
    'guide',
    'choosing/city-or-campus',
    'City or campus',
    'Two ways to live as a student, and how to tell which is yours.',
  ],
  [
    '120',
    'guide',
    'choosing/living-at-home',
    'Living at home and studying nearby',
    'How to be part of it all when you commute.',
  ],
];
