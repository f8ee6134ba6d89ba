import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { findChosenCourses } from '#app/features/application-status/choices/choice-courses.server.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { formDataOf } from '#app/platform/server/http/form-data.server.ts';
import { requireSession } from '#app/platform/server/session/session.server.ts';
import { comparePath } from '#app/features/favourites-manager/compare/compare-path.ts';
import {
  readCompareQuery,
  readTicked,
} from '#app/features/favourites-manager/compare/compare-query.server.ts';
import { newestPath } from '#app/features/favourites-manager/compare/newest.server.ts';
import { compareView } from '#app/features/favourites-manager/compare/compare-view.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const call = { request, context, applicant };
  const { searchParams } = new URL(request.url);
  if (searchParams.has('newest')) throw redirect(await newestPath(call));
  return compareView(call, readCompareQuery(searchParams), findChosenCourses(call));
}

/**
 * The checkboxes of the favourites share a form with the button that removes favourites. The form's
 * token must not be in an address, so the form is posted, and this action redirects to the address
 * of the comparison. It changes no data.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireSession(request, context);
  return redirect(comparePath(readTicked(await formDataOf(request))), 303);
}

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.manage_compare_title() }) },
];

export default function CompareCourses() {
  return <Island of="compare" props={useLoaderData<typeof loader>()} />;
}
