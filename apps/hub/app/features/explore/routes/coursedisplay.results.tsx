import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { schemeOf } from '#app/features/catalogue/course/scheme.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { loadResults } from '../results/load.server.ts';
import { parseResultsQuery, resultsHref } from '../results/query/results-query.server.ts';
import { SearchSuggestions } from '../search/SearchSuggestions.tsx';
import { suggestedSubjects } from '../search/suggested-subjects.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { pageCount, resultsView } from '../results/view.server.ts';

/** The course search (SH-28). Its state is in the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const query = parseResultsQuery(
    new URL(request.url).searchParams,
    schemeOf(applicant.personalisation.studyLevel),
  );
  const call = { request, context, applicant };
  const loaded = await loadResults(call, query);

  // A list may have become shorter. A page beyond its end redirects to the last page.
  if (loaded.answer.ok && query.page > pageCount(loaded.answer.value.total)) {
    throw redirect(resultsHref({ ...loaded.query, page: pageCount(loaded.answer.value.total) }));
  }
  return { view: resultsView(loaded), subjects: await suggestedSubjects(call) };
}

export const action = methodNotAllowed;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: m.shell_page_title({ page: data?.view.title ?? m.courses_results_title() }) },
];

export default function CourseResults() {
  const { view, subjects } = useLoaderData<typeof loader>();
  return (
    <>
      <Island of="results" props={{ view }} />
      <SearchSuggestions subjects={subjects} />
    </>
  );
}
