import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { loadLive } from '../load.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  return {
    initial: await loadLive({ request, context, applicant }),
    hasDeadlines: context.clients.events !== null,
  };
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [{ title: m.shell_page_title({ page: m.live_title() }) }];

export default function Live() {
  return <Island of="live" props={useLoaderData<typeof loader>()} />;
}
