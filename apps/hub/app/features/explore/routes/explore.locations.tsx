import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { locationsView, readLocationsQuery } from '../locations/locations-view.server.ts';

/** The guides to places (SH-25). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const query = readLocationsQuery(new URL(request.url).searchParams);
  return locationsView({ request, context, applicant }, query);
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.explore_locations_title() }) },
];

export default function Locations() {
  return <Island of="locations" props={useLoaderData<typeof loader>()} />;
}
