/**
 * Systems that an operator may leave out. The hub then has no links to their pages, and no pages
 * that exist only for them.
 */
export type SystemName =
  'accounts' | 'careers' | 'explore' | 'membership' | 'search' | 'services' | 'website';

/**
 * A page that exists only if its system is configured. It is an object, so that a view does not
 * link to it by mistake. Only a widget that `needs.server.ts` leaves out with the page may use
 * `path`.
 */
export interface SystemPage {
  readonly system: SystemName;
  readonly path: string;
}

/**
 * Pages of other systems, without their origin, and the hub's page about the membership. The
 * redirect table (`redirects.server.ts`) leads to the other systems.
 */
export const systemPages = {
  statementGuides: { system: 'explore', path: '/explore/search/statement-guides' },
  statementGuides2026: { system: 'explore', path: '/explore/search/statement-guides-2026' },
  events: { system: 'explore', path: '/explore/search/events' },
  eventsTraining: { system: 'website', path: '/ucas/events-training' },
  membership: { system: 'membership', path: '/dashboard/totum' },
  whatToDo: { system: 'explore', path: '/explore/what-to-do' },
  whereToGo: { system: 'explore', path: '/explore/where-to-go' },
  studentLife: { system: 'website', path: '/undergraduate/student-life' },
  money: { system: 'website', path: '/money' },
  howToApply: { system: 'website', path: '/undergraduate/applying-to-university' },
  courseSearch: { system: 'search', path: '/search/results' },
  clearingSearch: { system: 'services', path: '/clearingplus/learners/' },
  teacherTrainingSearch: { system: 'search', path: '/search/teacher-training' },
  spotlights: { system: 'explore', path: '/explore/subject-spotlights' },
  workExperiences: { system: 'explore', path: '/explore/virtual-work-experiences' },
  careerCompass: { system: 'explore', path: '/explore/career-compass' },
  cvBuilder: { system: 'careers', path: '/cvbuilder/form' },
  options: { system: 'careers', path: '/what-are-my-options' },
  faqPage: { system: 'search', path: '/search/frequently-asked-questions' },
  profile: { system: 'accounts', path: '/accounts/profile' },
} as const satisfies Readonly<Record<string, SystemPage>>;

/** The careers that match the answers of a careers quiz (LNK-14). */
export const careerListPage = (assessmentId: string): SystemPage => ({
  system: 'explore',
  path: `/explore/career-list?${new URLSearchParams({ assessmentId }).toString()}`,
});

export const hrefTo = (
  { system, path }: SystemPage,
  missing: readonly SystemName[],
): string | null => (missing.includes(system) ? null : path);

export const hasHref = <Item extends { readonly href: string | null }>(
  item: Item,
): item is Item & { readonly href: string } => item.href !== null;
