import type { Subject } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { fakeCall, partial } from '#app/platform/request/testing/fake-call.ts';
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
