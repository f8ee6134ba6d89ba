import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { SearchSuggestions } from '../search/SearchSuggestions.tsx';
import { searchView } from '../search/search-view.server.ts';
import { suggestedSubjects } from '../search/suggested-subjects.server.ts';

/** The search page, with links to all lists (SH-12). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const call = { request, context, applicant };
  const [view, subjects] = await Promise.all([searchView(call), suggestedSubjects(call)]);
  return { view, subjects };
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.explore_search_title() }) },
];

export default function Search() {
  const { view, subjects } = useLoaderData<typeof loader>();
  return (
    <>
      <Island of="search" props={view} />
      <SearchSuggestions subjects={subjects} />
    </>
  );
}
