/** The day for which the texts in `specs/pages/spoken.spec.ts-snapshots` were recorded. */
export const spokenClock = { HUB_NOW: '2027-03-10T10:00:00Z' };

/** The parts of the pages of the applicant "waiting" whose announcements are reviewed. */
export const spokenParts = [
  { name: 'first-screen', path: '/dashboard', css: '[data-tile]' },
  { name: 'calculator', path: '/dashboard?widget=Tariff', css: '#tariff-calculator' },
];
