import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { loadReady } from '../ready/load.server.ts';
import { ReadyPage } from '../ready/ReadyPage.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadReady({ request, context, applicant: await getApplicant(request, context) });
}

export const action = methodNotAllowed;

export const meta: MetaFunction<typeof loader> = () => [
  { title: m.shell_page_title({ page: m.ready_title() }) },
];

export default function Ready() {
  return <ReadyPage {...useLoaderData<typeof loader>()} />;
}
