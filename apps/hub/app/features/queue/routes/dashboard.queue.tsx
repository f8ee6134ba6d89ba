import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { defaultApplyLinksStudyYear } from '@applicant-hub/domain';
import { type Applicant, getApplicant } from '#app/platform/request/applicant.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { INTENT, queueIntents } from '../paths.ts';
import { changeQueue, loadQueue, queueLink } from '../queue.server.ts';
import { screens } from '#app/platform/paths/screens.ts';
import type { HubConfig } from '#app/platform/server/config.server.ts';
import { checkCsrf } from '#app/platform/server/csrf.server.ts';
import { formDataOf } from '#app/platform/server/form-data.server.ts';
import { applyUrl } from '#app/features/application-status/apply-url.server.ts';
import { QueueFrame } from '../QueueFrame.tsx';
import { Island } from '#app/platform/islands/Island.tsx';
import { Redirecting } from '../Redirecting.tsx';

/** The fullscreen clearing queue (SH-43). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const call = { request, context, applicant };
  return {
    queue: await loadQueue(call, queueLink(call)),
    applications: applicationLinks(context.config, applicant),
  };
}

/** Closes the queue, or comes back to it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const form = await formDataOf(request);
  checkCsrf(applicant.session, form);
  const { [INTENT]: intent } = readForm(form, { [INTENT]: fields.oneOf(queueIntents) });
  if (intent === null) return redirect(screens.queue, 303);
  return redirect(await changeQueue({ request, context, applicant }, intent), 303);
}

/** Where somebody goes whom the redirect leaves behind (CLT-10). */
function applicationLinks({ applyLinks }: HubConfig, { personalisation }: Applicant) {
  const year = personalisation.savedStudyYear ?? defaultApplyLinksStudyYear;
  return { ug: applyUrl(applyLinks, year, 'ug'), uc: applyUrl(applyLinks, year, 'uc') };
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: m.shell_page_title({ page: m.queue_title() }) },
  // The same with scripts and without: there is nothing left to wait for.
  ...(loaded?.queue.state === 'done'
    ? [{ httpEquiv: 'refresh', content: `0; url=${loaded.queue.href}` }]
    : []),
];

export default function Queue() {
  const { queue, applications } = useLoaderData<typeof loader>();
  return queue.state === 'waiting' ? (
    <Island of="queue" props={{ ...queue, applications }} />
  ) : (
    <QueueFrame state="done" said={m.queue_redirecting()}>
      <Redirecting {...applications} />
    </QueueFrame>
  );
}
