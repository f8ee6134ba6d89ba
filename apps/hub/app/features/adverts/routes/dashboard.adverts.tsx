import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Island } from '#app/platform/islands/Island.tsx';
import { loadWhy } from '../why.server.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireApi(context, 'adverts');
  return loadWhy({ context, applicant: await getApplicant(request, context) });
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.adverts_title() }) },
];

export default function AdvertsPage() {
  return <Island of="whyAdverts" props={useLoaderData<typeof loader>()} />;
}
