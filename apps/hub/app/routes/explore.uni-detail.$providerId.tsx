import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { findChosenCourses } from '#app/features/application-status/choices/choice-courses.server.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { uniPageView } from '#app/features/explore/uni/uni-page.server.ts';

/** The university page (SH-26). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const call = { request, context, applicant };
  const view = await uniPageView(call, params['providerId'] ?? '', findChosenCourses(call));
  return { ...view, tileUrl: context.config.tileUrl };
}

export const action = methodNotAllowed;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: m.shell_page_title({ page: data?.uni?.name ?? m.explore_uni_title() }) },
];

export default function UniDetail() {
  return <Island of="uni" props={useLoaderData<typeof loader>()} />;
}
