import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { searchView } from '../search/search-view.server.ts';

/** The search page, with links to all lists (SH-12). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  return searchView({ request, context, applicant });
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.explore_search_title() }) },
];

export default function Search() {
  return <Island of="search" props={useLoaderData<typeof loader>()} />;
}
