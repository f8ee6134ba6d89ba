import type { Subject } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { sampleCourse } from '#app/features/catalogue/testing/samples.ts';
import { fakeCall, ok, partial } from '#app/platform/request/testing/fake-call.ts';
import { tabContents } from './contents.server.ts';

type Options = Parameters<typeof fakeCall>[0];

const subject: Subject = {
  id: '37',
  title: 'History',
  url: '/history',
  image: null,
  icon: null,
  subjectMap: '',
};

async function unreadIn(tab: keyof typeof tabContents, options: Options): Promise<boolean> {
  const answer = await tabContents[tab](fakeCall(options));
  if (!answer.ok) throw new Error('the tab failed');
  return answer.content.isUnread;
}

it.each([
  ['all favourites are shown', '37', false],
  ['a favourite is missing', 'gone', true],
])('[AMB-119] some subjects could not be read, and %s', async (_what, id, isUnread) => {
  const content = { subjectGuides: () => partial([subject]) };
  expect(await unreadIn('subjects', { favourites: { subjects: [{ id }] }, content })).toBe(
    isUnread,
  );
});

const refs = {
  courses: { courseId: 'l34-history', courseOptionId: 'l34-history-ft', academicYearId: '2027' },
  subjects: { id: '37' },
};

it.each(['courses', 'subjects'] as const)(
  '[AMB-119] some favourites could not be read, so the list of %s is not called complete',
  async (tab) => {
    const content = { subjectGuides: () => ok([subject]) };
    const courses = { listCourses: () => ok([sampleCourse()]) };
    const counts = {
      courses: 2,
      unis: 0,
      locations: 0,
      filters: 0,
      subjects: 2,
      pages: 0,
      events: 0,
    };
    const shortlist = { slots: { 1: null, 2: null, 3: null, 4: null, 5: null }, version: 1 };
    const identity = {
      favouritesOverview: () => ok({ counts, shortlist }),
      listFavourites: () => partial({ total: 2, items: [refs[tab] as never] }),
    };
    expect(await unreadIn(tab, { identity, content, courses })).toBe(true);
  },
);
