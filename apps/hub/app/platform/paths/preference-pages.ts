import type { SystemPage } from './system-pages.ts';

/**
 * Pages of other systems that belong to the account and the preferences. They are apart from
 * `systemPages`, which every page loads with its scripts.
 */
export const preferencePages = {
  privacyPolicy: { system: 'website', path: '/ucas/privacy-policy' },
  security: { system: 'accounts', path: '/accounts/password-and-security' },
  language: { system: 'accounts', path: '/accounts/language' },
  studySupport: { system: 'website', path: '/ucas/need-study-support' },
  apprenticeshipSearch: { system: 'search', path: '/search/apprenticeships' },
  apprenticeshipsInEngland: { system: 'website', path: '/ucas/apprenticeships-in-england' },
  schoolDataFaq: { system: 'website', path: '/ucas/school-data-faq' },
  teachingInEngland: { system: 'website', path: '/ucas/teaching-in-england' },
  teachingInNorthernIreland: { system: 'website', path: '/ucas/teaching-in-northern-ireland' },
} as const satisfies Readonly<Record<string, SystemPage>>;
