import type { DiscoveryCall } from '../discovery/call.server.ts';
import { unreadCount } from '../notifications/notifications.server.ts';
import { csrfToken } from '../server/csrf.server.ts';
import { sessionEndsIn } from '../server/session.server.ts';
import type { Person } from '../shell/HubShell.tsx';
import { personView } from './person-view.server.ts';

/** The applicant as the frame of a page needs them. */
export const shellPerson = async (call: DiscoveryCall): Promise<Person> => ({
  ...personView(call.applicant),
  csrf: csrfToken(call.applicant.session),
  sessionEndsIn: sessionEndsIn(call.applicant.session),
  unread: await unreadCount(call),
});
