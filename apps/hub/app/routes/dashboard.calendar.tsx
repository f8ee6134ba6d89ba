import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { Stack } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { LINK_PART } from '#app/platform/paths/calendar-path.ts';
import { AdviserLink } from '#app/platform/layout/frame/AdviserLink.tsx';
import { Island } from '#app/platform/islands/Island.tsx';
import { changeLink } from '#app/features/calendar/files/link-change.server.ts';
import { loadCalendar } from '#app/features/calendar/load.server.ts';
import { liveBanner } from '#app/features/live/live-banner.server.ts';
import { LiveBanner } from '#app/features/live/LiveBanner.tsx';
import { withNotice } from '#app/platform/flash/change.server.ts';
import { requireCalendar } from '#app/platform/request/has-calendar.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCalendar(context);
  const applicant = await getApplicant(request, context);
  return {
    live: liveBanner(applicant.pageState, context),
    calendar: await loadCalendar({ request, context, applicant }),
  };
}

/** Creates the private link (EXT-7). */
export async function action(args: ActionFunctionArgs) {
  requireCalendar(args.context);
  const { scope } = await requireForm(args);
  const { notice } = await changeLink(scope, 'create');
  return redirect(withNotice(`${paths.calendar}#${LINK_PART}`, notice.id), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? [{ title: m.shell_page_title({ page: loaded.calendar.title }) }] : [];

export default function Calendar() {
  const { live, calendar } = useLoaderData<typeof loader>();
  return (
    <Stack gap={6}>
      {live && <LiveBanner {...live} />}
      <Island
        of={calendar.place.view === 'list' ? 'calendar' : 'calendar-place'}
        props={calendar}
      />
      <AdviserLink />
    </Stack>
  );
}
