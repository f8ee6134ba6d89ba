import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { data, useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { withNotice } from '#app/platform/flash/change.server.ts';
import { safeReturnUrl } from '#app/platform/server/http/safe-redirect.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { answerOffer } from '../answer.server.ts';
import { REDIRECT_TO } from '../fields.ts';
import { loadOfferPage } from '../page.server.ts';
import type { PageProblem } from '../SupportPage.tsx';
import { titleOf } from '../titles.ts';

/**
 * The page with the offer of government support. It contains all steps, for users without scripts
 * (GOV-9).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireApi(context, 'support');
  const applicant = await getApplicant(request, context);
  const page = await loadOfferPage({ request, context, applicant });
  if (page === null) throw redirect(paths.hub);
  return page;
}

export async function action(args: ActionFunctionArgs) {
  requireApi(args.context, 'support');
  const { scope, form } = await requireForm(args);
  const result = await answerOffer(scope, form);
  switch (result.state) {
    case 'finished':
      return result.problem === null
        ? redirect(paths.support, 303)
        : data(saying(result.problem), { status: 400 });
    case 'closed': {
      const { [REDIRECT_TO]: from } = readForm(form, { [REDIRECT_TO]: fields.text });
      const page = safeReturnUrl(from, scope.context.config.publicUrl, paths.hub);
      return redirect(result.notice ? withNotice(page, result.notice.id) : page, 303);
    }
    case 'problem':
      return data(saying(result.problem), { status: 400 });
  }
}

const saying = (words: string): PageProblem => ({ words, id: String(Date.now()) });

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: m.shell_page_title({ page: titleOf(loaded?.step ?? 'offer') }) },
];

export default function OfferPage() {
  const problem = useActionData<typeof action>() ?? null;
  return <Island of="support" props={{ page: useLoaderData<typeof loader>(), problem }} />;
}
