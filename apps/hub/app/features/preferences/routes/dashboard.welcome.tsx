import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { data, useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { paths } from '#app/platform/paths/links.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { findRedirectUrl } from '#app/platform/request/redirects/redirect-url.server.ts';
import { lateStep } from '../first-visit/late-step.server.ts';
import { loadStep } from '../first-visit/load-step.server.ts';
import { stepWords } from '../first-visit/step-words.ts';
import { submitStep } from '../first-visit/submit-step.server.ts';
import { getVisit } from '../first-visit/visit.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';

/** The first visit: pages that collect what the hub needs before it can show anything (SH-42). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { applicant, draft } = await getVisit(request, context);
  if (draft === null) {
    const redirectUrl = new URL(request.url).searchParams.get('redirectUrl');
    throw redirect(findRedirectUrl(redirectUrl, context.config) ?? paths.hub);
  }
  return loadStep({ request, context, applicant }, draft);
}

export async function action(args: ActionFunctionArgs) {
  // The draft and the account are requested together. If a request fails, the form is stashed.
  const { draft } = await getVisit(args.request, args.context);
  const { scope, form } = await requireForm(args);
  if (draft === null) return redirect(lateStep(scope, form));
  const outcome = await submitStep(scope, draft, form);
  if ('to' in outcome) return redirect(outcome.to);
  return data(outcome.view, { status: outcome.status });
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  const page = loaded
    ? m.onboarding_page({
        heading: stepWords[loaded.view.step].heading(),
        number: loaded.view.number,
        total: loaded.view.total,
      })
    : m.onboarding_title();
  return [{ title: m.shell_page_title({ page }) }];
};

export default function FirstVisit() {
  const failed = useActionData<typeof action>();
  return <Island of="welcome" props={{ loaded: useLoaderData<typeof loader>(), failed }} />;
}
