import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { readSearchWords } from '#app/features/catalogue/search/search-words.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { subjectsView } from '../subjects/subjects-view.server.ts';

/** The subject guides (SH-25). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const search = readSearchWords(new URL(request.url).searchParams.get('search'));
  return subjectsView({ request, context, applicant }, search);
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.explore_subjects_title() }) },
];

export default function Subjects() {
  return <Island of="subjects" props={useLoaderData<typeof loader>()} />;
}
