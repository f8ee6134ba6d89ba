import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { paths } from '../../applicant/links.ts';
import { withNotice } from '../../notices/change.server.ts';
import { readForm } from '../../server/session.server.ts';
import { answerOffer } from '../../support/answer.server.ts';
import { loadOfferPage } from '../../support/page.server.ts';
import { SupportPage } from '../../support/SupportPage.tsx';

/** The offer of the government's support as a page: all of its steps without scripts (GOV-9). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const page = await loadOfferPage({ request, context, applicant });
  if (page === null) throw redirect(paths.hub);
  return page;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const form = await readForm(request, applicant.session, context);
  const result = await answerOffer({ request, context, applicant }, form);
  switch (result.state) {
    case 'finished':
      return redirect(paths.support, 303);
    case 'closed':
      return redirect(result.notice ? withNotice(paths.hub, result.notice.id) : paths.hub, 303);
    case 'problem':
      return data({ problem: result.problem }, { status: 400 });
  }
}

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.support_title() }) },
];

export default function OfferPage() {
  const failure = useActionData<typeof action>();
  return <SupportPage {...useLoaderData<typeof loader>()} problem={failure?.problem ?? null} />;
}
