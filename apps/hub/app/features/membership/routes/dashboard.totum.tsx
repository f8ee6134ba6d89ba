import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { MembershipPage } from '../MembershipPage.tsx';

/** The student membership page (SH-23). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await getApplicant(request, context);
  const { membershipUrl } = context.config;
  if (membershipUrl === null) throw data(null, { status: 404 });
  return { href: membershipUrl };
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.membership_title() }) },
];

export default function Membership() {
  return <MembershipPage {...useLoaderData<typeof loader>()} />;
}
