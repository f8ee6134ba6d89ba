import { providers } from '#src/apis/courses/providers/providers.ts';
import type { NotificationItem } from '#src/apis/content/notifications/notification-item.ts';
import type { Calendar } from '#src/clock/calendar.ts';

const NOTIFICATIONS = 300;

/** Hours between two notifications: the oldest is more than half a year old. */
const HOURS_APART = 17;

type Words = Pick<NotificationItem, 'title' | 'message' | 'primaryLabel'>;

/** Messages from universities to applicants who have offers. The notifications use them in turn. */
const letters: readonly ((university: string) => Words)[] = [
  (university) => ({
    title: `${university}: your offer holder day`,
    message:
      'Meet the people who would teach you, and those who would live next door. <strong>Bring a friend</strong>, {{name}}.',
    primaryLabel: 'Choose a day',
  }),
  (university) => ({
    title: `${university} has answered your question`,
    message: 'Your question about the course was answered. The answer stays in your account.',
    primaryLabel: 'Read the answer',
  }),
  (university) => ({
    title: `Rooms at ${university} for {{year}}`,
    message:
      'You can ask for a room before you reply to your offer. Rooms are given out in the order of the requests.',
    primaryLabel: 'See the rooms',
  }),
  (university) => ({
    title: `New at ${university}: a bursary for students from your region`,
    message: 'No need to apply: you get it if you live here and take a place.',
    primaryLabel: null,
  }),
];

export const manyNotifications = (calendar: Calendar): readonly NotificationItem[] =>
  Array.from({ length: NOTIFICATIONS }, (_, index) => {
    const provider = providers[index % providers.length];
    const words = letters[index % letters.length]?.(provider?.name ?? '');
    return {
      id: `offer-holder-${index + 1}`,
      type: typeOf(index),
      title: words?.title ?? '',
      message: words?.message ?? '',
      primaryUrl: words?.primaryLabel ? `/explore/uni-detail/${provider?.providerId ?? ''}` : null,
      primaryLabel: words?.primaryLabel ?? null,
      created: Math.floor(Date.parse(calendar.daysAgo((index * HOURS_APART) / 24)) / 1000) - 90,
      startDate: null,
      endDate: null,
      schemes: ['undergraduate'],
    };
  });

function typeOf(index: number): NotificationItem['type'] {
  if (index === 40) return 'alert';
  return index % 25 === 6 ? 'warning' : 'information';
}
