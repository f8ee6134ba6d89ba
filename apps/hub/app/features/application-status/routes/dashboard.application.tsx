import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { data, useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Stack } from '@applicant-hub/design-system';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { headlineWords } from '../confirm/headline-words.ts';
import { loadConfirmation } from '../confirm/load.server.ts';
import { readCourseQuery } from '../confirm/query.ts';
import { loadApplications } from '../tile/load.server.ts';
import { saveApplicationsForm } from '../applications/save.server.ts';
import { Columns } from '#app/platform/layout/frame/Columns.tsx';
import { AdviserLink } from '#app/platform/layout/frame/AdviserLink.tsx';
import { Island } from '#app/platform/islands/Island.tsx';
import { requireForm } from '#app/platform/request/require-form.server.ts';

/** Loads the Applications screen (SH-22), or the confirmation of the course in its URL (ACS-2). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const scope = { request, context, applicant };
  const query = readCourseQuery(new URL(request.url).searchParams);
  return query === null || query === 'incomplete'
    ? {
        screen: 'applications' as const,
        view: await loadApplications(scope, query === 'incomplete'),
      }
    : { screen: 'confirmation' as const, view: await loadConfirmation(scope, query) };
}

export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireForm(args);
  const end = await saveApplicationsForm(form, scope);
  if ('outcome' in end) return data(end.outcome, { status: 503 });
  return redirect(end.to, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  {
    title: m.shell_page_title({
      page:
        loaded?.screen === 'confirmation'
          ? headlineWords[loaded.view.headline].title()
          : m.applications_heading(),
    }),
  },
];

export default function Applications() {
  const loaded = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return loaded.screen === 'confirmation' ? (
    <Columns>
      <Island of="confirmation" props={{ view: loaded.view }} />
    </Columns>
  ) : (
    <Stack gap={6}>
      <Island of="applications" props={{ view: loaded.view, outcome }} />
      <AdviserLink />
    </Stack>
  );
}
