import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { defaultApplyLinksStudyYear } from '@applicant-hub/domain';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { INTENT, type QueueIntent, queueIntents } from '../paths.ts';
import { changeQueue, loadQueue, queueLink, type QueueView } from '../queue.server.ts';
import type { QueueScope } from '../queue-cookie.server.ts';
import { useOtherLanguage } from '#app/platform/layout/language/languages-context.ts';
import { screens } from '#app/platform/paths/screens.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { checkCsrf } from '#app/platform/server/session/csrf.server.ts';
import { requireSession } from '#app/platform/server/session/session.server.ts';
import { formDataOf } from '#app/platform/server/http/form-data.server.ts';
import { applyUrl } from '#app/platform/server/config/apply-url.server.ts';
import { QueueFrame } from '../QueueFrame.tsx';
import { Island } from '#app/platform/islands/Island.tsx';
import { Redirecting } from '../Redirecting.tsx';
import {
  changeTicket,
  hasTickets,
  loadTicket,
  type TicketView,
} from '../tickets/tickets.server.ts';
import { TicketScreen } from '../tickets/TicketScreen.tsx';
import { ticketWords } from '../tickets/ticket-words.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (hasTickets(context)) {
    const queue = await loadTicket(await scopeOf(request, context));
    return { queue, applications: applicationLinks(context.config, queue.studyYear) };
  }
  const applicant = await getApplicant(request, context);
  const call = { request, context, applicant };
  const year = applicant.personalisation.savedStudyYear ?? defaultApplyLinksStudyYear;
  return {
    queue: await loadQueue(call, queueLink(call)),
    applications: applicationLinks(context.config, year),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (hasTickets(context)) {
    const scope = await scopeOf(request, context);
    const intent = await intentOf(request, scope);
    return redirect(intent === null ? screens.queue : await changeTicket(scope, intent), 303);
  }
  const applicant = await getApplicant(request, context);
  const call = { request, context, applicant };
  const intent = await intentOf(request, call);
  return redirect(intent === null ? screens.queue : await changeQueue(call, intent), 303);
}

async function intentOf(request: Request, { applicant }: QueueScope): Promise<QueueIntent | null> {
  const form = await formDataOf(request);
  checkCsrf(applicant.session, form);
  return readForm(form, { [INTENT]: fields.oneOf(queueIntents) })[INTENT];
}

/**
 * Does not load the account, because the page for a ticket requests only the ticket (decision 54).
 */
const scopeOf = async (request: Request, context: AppLoadContext): Promise<QueueScope> => ({
  request,
  context,
  applicant: { session: await requireSession(request, context) },
});

/** Links for applicants who are not redirected (CLT-10). */
const applicationLinks = ({ applyLinks }: HubConfig, year: number) => ({
  ug: applyUrl(applyLinks, year, 'ug'),
  uc: applyUrl(applyLinks, year, 'uc'),
});

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: m.shell_page_title({ page: titleOf(loaded?.queue) }) },
  // The wait is over, so the page redirects in the same way with and without scripts.
  ...(loaded?.queue.state === 'done'
    ? [{ httpEquiv: 'refresh', content: `0; url=${loaded.queue.href}` }]
    : []),
];

const titleOf = (queue?: QueueView | TicketView): string =>
  queue?.state === 'ticket' ? ticketWords(queue.news).title : m.queue_title();

export default function Queue() {
  const { queue, applications } = useLoaderData<typeof loader>();
  const otherLanguage = useOtherLanguage();
  switch (queue.state) {
    case 'waiting':
      return <Island of="queue" props={{ ...queue, applications, otherLanguage }} />;
    case 'ticket':
      return <TicketScreen news={queue.news} />;
    case 'done':
      return (
        <QueueFrame state="done" said={m.queue_redirecting()}>
          <Redirecting {...applications} />
        </QueueFrame>
      );
  }
}
