/**
 * Systems that an operator may leave out. The links to their pages, and pages that exist only for
 * them, are then not there.
 */
export type SystemName =
  'accounts' | 'careers' | 'explore' | 'membership' | 'search' | 'services' | 'website';

/**
 * A page that exists only if its system is configured. It is not a text, so that no view can link to
 * it without `hrefTo`.
 */
export interface SystemPage {
  readonly path: string;
}

/**
 * Pages of other systems, without their origin, and the hub's page about the membership. The
 * redirect table (`redirects.server.ts`) leads to the other systems.
 */
export const systemPages = {
  statementGuides: { path: '/explore/search/statement-guides' },
  statementGuides2026: { path: '/explore/search/statement-guides-2026' },
  events: { path: '/explore/search/events' },
  eventsTraining: { path: '/ucas/events-training' },
  membership: { path: '/dashboard/totum' },
  whatToDo: { path: '/explore/what-to-do' },
  whereToGo: { path: '/explore/where-to-go' },
  studentLife: { path: '/undergraduate/student-life' },
  money: { path: '/money' },
  howToApply: { path: '/undergraduate/applying-to-university' },
  courseSearch: { path: '/search/results' },
  clearingSearch: { path: '/clearingplus/learners/' },
  teacherTrainingSearch: { path: '/search/teacher-training' },
  spotlights: { path: '/explore/subject-spotlights' },
  workExperiences: { path: '/explore/virtual-work-experiences' },
  careerCompass: { path: '/explore/career-compass' },
  cvBuilder: { path: '/cvbuilder/form' },
  options: { path: '/what-are-my-options' },
  faqPage: { path: '/search/frequently-asked-questions' },
  privacyPolicy: { path: '/ucas/privacy-policy' },
  profile: { path: '/accounts/profile' },
  security: { path: '/accounts/password-and-security' },
  language: { path: '/accounts/language' },
  studySupport: { path: '/ucas/need-study-support' },
  apprenticeshipSearch: { path: '/search/apprenticeships' },
  apprenticeshipsInEngland: { path: '/ucas/apprenticeships-in-england' },
  schoolDataFaq: { path: '/ucas/school-data-faq' },
  teachingInEngland: { path: '/ucas/teaching-in-england' },
  teachingInNorthernIreland: { path: '/ucas/teaching-in-northern-ireland' },
} as const satisfies Readonly<Record<string, SystemPage>>;

/** The careers that match the answers of a careers quiz (LNK-14). */
export const careerListPage = (assessmentId: string): SystemPage => ({
  path: `/explore/career-list?${new URLSearchParams({ assessmentId }).toString()}`,
});

/** The system that serves a path outside of the hub, by its first segment (SH-25 to SH-29). */
const systems = new Map<string, SystemName>(
  Object.entries({
    accounts: 'accounts',
    explore: 'explore',
    coursedisplay: 'search',
    clearingplus: 'services',
    search: 'search',
    cvbuilder: 'careers',
    'what-are-my-options': 'careers',
    ucas: 'website',
    undergraduate: 'website',
    money: 'website',
  }),
);

/** The hub's own pages below a segment of another system. */
const OWN_PAGE =
  /^\/(explore\/(favourites(\.csv|\/compare(\/share)?)?|for-you|locations|search|subjects|uni-detail\/[^/]+|unis)|coursedisplay\/(courses\/[^/]+|results))$/;

const MEMBERSHIP_PAGE = /^(\/dashboard)?\/totum$/;

/**
 * The system without which a path of this site does not exist; null for the hub's own pages, for
 * unknown paths and for addresses of other sites.
 */
export function systemOf(address: string): SystemName | null {
  const path = (/^[^?#]*/.exec(address)?.[0] ?? '').replace(/\/+$/, '');
  if (MEMBERSHIP_PAGE.test(path)) return 'membership';
  const [start, segment = ''] = path.split('/');
  if (start !== '' || OWN_PAGE.test(path)) return null;
  return systems.get(segment) ?? null;
}

/**
 * The address of a link; null if the hub does not have the page. A view then leaves out the link,
 * and everything that only makes sense with it.
 *
 * @param target a page, or an address from an API
 */
export function hrefTo(target: SystemPage | string, missing: readonly SystemName[]): string | null {
  const address = typeof target === 'string' ? target : target.path;
  const system = systemOf(address);
  return system !== null && missing.includes(system) ? null : address;
}
