import { favouritesOverview, subject } from '@applicant-hub/api-clients/fixtures';
import { expect, it } from 'vitest';
import { sampleCourse } from '#app/features/catalogue/testing/samples.ts';
import { fakeCall, ok, partial } from '#app/platform/request/testing/fake-call.ts';
import { tabContents } from './contents.server.ts';

type Options = Parameters<typeof fakeCall>[0];

const history = subject({ id: '37' });

async function unreadIn(tab: keyof typeof tabContents, options: Options): Promise<boolean> {
  const result = await tabContents[tab](fakeCall(options));
  if (!result.ok) throw new Error('the tab failed');
  return result.content.isUnread;
}

it.each([
  ['all favourites are shown', '37', false],
  ['a favourite is missing', 'gone', true],
])(
  '[AMB-119] when some subjects cannot be read, the tab is incomplete only if a favourite is among them: %s',
  async (_what, id, isUnread) => {
    const content = { subjectGuides: () => partial([history]) };
    expect(await unreadIn('subjects', { favourites: { subjects: [{ id }] }, content })).toBe(
      isUnread,
    );
  },
);

const refs = {
  courses: { courseId: 'l34-history', courseOptionId: 'l34-history-ft', academicYearId: '2027' },
  subjects: { id: history.id },
};

it.each(['courses', 'subjects'] as const)(
  '[AMB-119] the list of %s is incomplete if some favourites could not be read',
  async (tab) => {
    const content = { subjectGuides: () => ok([history]) };
    const courses = { listCourses: () => ok([sampleCourse()]) };
    const identity = {
      favouritesOverview: () => ok(favouritesOverview()),
      listFavourites: () => partial({ total: 2, items: [refs[tab] as never] }),
    };
    expect(await unreadIn(tab, { identity, content, courses })).toBe(true);
  },
);
