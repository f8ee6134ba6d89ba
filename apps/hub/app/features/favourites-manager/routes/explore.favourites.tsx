import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Stack } from '@applicant-hub/design-system';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { kindWords } from '#app/platform/paths/kinds.ts';
import { readManageQuery } from '../manage-query.server.ts';
import { manageView } from '../manage-view.server.ts';
import { PageData } from '#app/platform/server/http/page-data.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { AdviserLink } from '#app/platform/layout/frame/AdviserLink.tsx';
import { Island } from '#app/platform/islands/Island.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const query = readManageQuery(new URL(request.url).searchParams);
  return new PageData(await manageView({ request, context, applicant }, query));
}

export const action = methodNotAllowed;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const title = m.manage_title();
  const kind = data && kindWords[data.data.query.kind]();
  const page = kind ? m.manage_page_title({ title, kind }) : title;
  return [{ title: m.shell_page_title({ page }) }];
};

export default function ManageFavourites() {
  const view = useLoaderData<typeof loader>().data;
  return (
    <Stack gap={6}>
      <Island of="manage" props={view} />
      {view.shortlist !== null && view.shortlist.count > 0 && <AdviserLink />}
    </Stack>
  );
}
