import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Island } from '#app/platform/islands/Island.tsx';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { loadEvent } from '../event/load.server.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireApi(context, 'events');
  const applicant = await getApplicant(request, context);
  const view = await loadEvent({ context, applicant }, params['id'] ?? '');
  return data(view, { status: view.state === 'unknown' ? 404 : 200 });
}

export const action = methodNotAllowed;

export const meta: MetaFunction<typeof loader> = ({ data: view }) =>
  view
    ? [
        {
          title: m.shell_page_title({
            page: view.state === 'there' ? view.event.title : view.title,
          }),
        },
      ]
    : [];

export default function EventRoute() {
  return <Island of="event" props={useLoaderData<typeof loader>()} />;
}
