import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { CallsPage } from '../calls/CallsPage.tsx';
import { loadCallSheet } from '../calls/sheet.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadCallSheet({ request, context, applicant: await getApplicant(request, context) });
}

export const action = methodNotAllowed;

export const meta: MetaFunction<typeof loader> = () => [
  { title: m.shell_page_title({ page: m.calls_heading() }) },
];

export default function Calls() {
  return <CallsPage {...useLoaderData<typeof loader>()} />;
}
