import type { NotificationSource } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { deviceOwner } from '#app/platform/request/device-owner.server.ts';
import { getNotifications } from './notifications.server.ts';
import { ARCHIVE, PAGE, SHOW } from './paths.ts';
import { notificationView } from './view.server.ts';

/** The number of notifications on one page. Longer pages are slow to read and to send. */
const PAGE_SIZE = 20;

export async function loadNotificationsPage(call: RequestScope) {
  const { request, applicant } = call;
  const { searchParams } = new URL(request.url);
  const loaded = await getNotifications(call);
  const isArchive = searchParams.get(SHOW) === ARCHIVE;
  const list = isArchive ? loaded.read : loaded.unread;
  const pageCount = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  const page = clamp(Number(searchParams.get(PAGE)), pageCount);
  const shown = list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    isArchive,
    items: shown.map((one) => notificationView(call, one)),
    unread: loaded.unread.length,
    page,
    pageCount,
    news: loaded.news,
    sources: loaded.sources,
    absent: absentSources(call.context),
    /**
     * Time of the newest unread notification (epoch seconds). Clocks differ, so it may be in the
     * future.
     */
    upTo: Math.max(0, ...loaded.unread.map(({ created }) => created ?? 0)),
    /** The data to copy to this device. */
    device: {
      owner: deviceOwner(applicant.session.uid),
      read: [...loaded.marks.keys()].filter((id) => loaded.ids.has(id)),
      stock: loaded.unread
        // A device may be shared, so university decisions are not stored on it.
        .filter(({ source }) => source !== 'news' && source !== 'decisions')
        .map(({ id, type, title, message, created, actionLabel, actionLink }) => ({
          id,
          type,
          title,
          message,
          created,
          actionLabel,
          actionLink,
        })),
    },
  };
}

/** The sources whose API the hub does not have. */
const absentSources = ({ clients }: RequestScope['context']): NotificationSource[] => [
  ...(clients.history === null ? (['decisions'] as const) : []),
  ...(clients.events === null ? (['deadlines'] as const) : []),
];

export type NotificationsPageView = Awaited<ReturnType<typeof loadNotificationsPage>>;

/**
 * Replaces a missing page with the nearest page: all notifications on the last page may have been
 * dismissed.
 */
const clamp = (page: number, pageCount: number) =>
  Number.isInteger(page) ? Math.min(Math.max(page, 1), pageCount) : 1;
