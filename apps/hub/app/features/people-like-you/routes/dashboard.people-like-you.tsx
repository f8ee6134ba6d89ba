import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { actPeopleLike } from '../act.server.ts';
import { loadPeopleLike } from '../load.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import type { SubjectsOutcome } from '../view-types.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireApi(context, 'qualifications');
  const applicant = await getApplicant(request, context);
  return loadPeopleLike({ request, context, applicant });
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireApi(context, 'qualifications');
  // The original request must remain unread, because its body is read again if the session expires
  // during the save.
  const { scope, form } = await requireForm({ request: request.clone(), context });
  return actPeopleLike({ ...scope, request }, form);
}

export const meta: MetaFunction = () => [{ title: m.shell_page_title({ page: m.people_title() }) }];

export default function PeopleLikeYou() {
  return (
    <Island
      of="peopleLike"
      props={{
        view: useLoaderData<typeof loader>(),
        outcome: useActionData<SubjectsOutcome>(),
      }}
    />
  );
}
