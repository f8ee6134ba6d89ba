import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { forYouView } from '../for-you/for-you-view.server.ts';

/** Courses and articles for the applicant's subjects (SH-25). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  return forYouView({ request, context, applicant });
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.explore_for_you_title() }) },
];

export default function ForYou() {
  return <Island of="forYou" props={useLoaderData<typeof loader>()} />;
}
