import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { findChosenCourses } from '#app/features/application-status/choices/choice-courses.server.ts';
import { getHome } from '#app/features/reference-data/reference.server.ts';
import { returnPath } from '#app/platform/server/session/return-path.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { backTo, readBackUrl } from '#app/platform/server/http/back-link.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { loadCourse } from '#app/features/explore/course/load.server.ts';

/** The course page (SH-27). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const call = { request, context, applicant };
  const option = new URL(request.url).searchParams.get('courseOptionId');
  const backUrl = readBackUrl(request, context.config);
  const result = await loadCourse(call, {
    courseId: params['courseId'] ?? '',
    courseOptionId: option === '' ? null : option,
    backUrl,
    chosen: findChosenCourses(call),
  });
  return {
    ...result,
    back: backTo(backUrl ?? paths.results),
    home: await getHome(call),
    tileUrl: context.config.tileUrl,
    retryHref: returnPath(request),
  };
}

export const action = methodNotAllowed;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: m.shell_page_title({ page: data?.course?.fullTitle ?? m.courses_page_title() }) },
];

export default function Course() {
  return <Island of="course" props={useLoaderData<typeof loader>()} />;
}
