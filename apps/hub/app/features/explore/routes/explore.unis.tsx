import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { readUnisQuery, unisPath } from '../unis/unis-query.ts';
import { unisView } from '../unis/unis-view.server.ts';

/** The list of universities and colleges (SH-25). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const query = readUnisQuery(new URL(request.url).searchParams);
  const view = await unisView({ request, context, applicant }, query);
  const pageCount = view.list?.pageCount ?? query.page;
  // An old link may lead to a page beyond the end.
  if (query.page > pageCount) throw redirect(unisPath({ ...query, page: pageCount }));
  return view;
}

export const action = methodNotAllowed;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { letter = null, page = 1 } = data?.query ?? {};
  const list = letter === null ? m.explore_unis_title() : m.explore_unis_letters_letter({ letter });
  const title = page > 1 ? m.explore_unis_title_page({ list, page }) : list;
  return [{ title: m.shell_page_title({ page: title }) }];
};

export default function Unis() {
  return <Island of="unis" props={useLoaderData<typeof loader>()} />;
}
