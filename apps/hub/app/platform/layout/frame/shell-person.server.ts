import { csrfToken } from '#app/platform/server/session/csrf.server.ts';
import { sessionEndsIn } from '#app/platform/server/session/session.server.ts';
import type { Person } from './HubShell.tsx';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { personView } from '#app/platform/request/person-view.server.ts';

export const shellPerson = (applicant: Applicant, unread: number | null): Person => ({
  ...personView(applicant),
  csrf: csrfToken(applicant.session),
  sessionEndsIn: sessionEndsIn(applicant.session),
  unread,
});
