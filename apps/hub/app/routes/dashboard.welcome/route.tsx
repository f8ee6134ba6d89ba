import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  data,
  Form,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Card, Heading, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '../../applicant/links.ts';
import { EnterButton } from '../../finders/EnterButton.tsx';
import { findRedirectUrl } from '../../links/redirect-url.server.ts';
import { lateStep } from '../../onboarding/late-step.server.ts';
import { loadStep } from '../../onboarding/load-step.server.ts';
import { StepActions } from '../../onboarding/StepActions.tsx';
import { StepFailure } from '../../onboarding/StepFailure.tsx';
import { StepProgress } from '../../onboarding/StepProgress.tsx';
import { StepQuestions } from '../../onboarding/StepQuestions.tsx';
import { stepWords } from '../../onboarding/step-words.ts';
import { submitStep } from '../../onboarding/submit-step.server.ts';
import { unsentStep, unsentView } from '../../onboarding/unsent-step.ts';
import { useStepFocus } from '../../onboarding/use-step-focus.ts';
import { getVisit } from '../../onboarding/visit.server.ts';
import { welcomePath } from '../../onboarding/welcome-path.ts';
import { KeptInput } from '../../personalisation/KeptInput.tsx';
import { readForm } from '../../server/session.server.ts';
import { FormToken } from '../../shell/FormToken.tsx';
import { sendOrKeep } from '../../shell/send-or-keep.ts';
import { isUnsent, unlessUnsent } from '../../shell/unsent.ts';

/** The first visit: what the hub has to know before it can show anything, page by page (SH-42). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { applicant, draft } = await getVisit(request, context);
  if (draft === null) {
    const redirectUrl = new URL(request.url).searchParams.get('redirectUrl');
    throw redirect(findRedirectUrl(redirectUrl, context.config) ?? paths.hub);
  }
  return loadStep({ request, context, applicant }, draft);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { applicant, draft } = await getVisit(request, context);
  const call = { request, context, applicant };
  const form = await readForm(request, applicant.session, context);
  if (draft === null) return redirect(lateStep(call, form));
  const outcome = await submitStep(call, draft, form);
  if ('to' in outcome) return redirect(outcome.to);
  return data(outcome.view, { status: outcome.status });
}

/** A failure must not take the page with it, and what was typed there. */
export const clientAction = (args: ClientActionFunctionArgs) =>
  sendOrKeep<typeof action, ReturnType<typeof unsentStep>>(args, unsentStep);

export const shouldRevalidate = unlessUnsent;

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
  const loaded = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action | typeof clientAction>();
  const view = isUnsent(failed) ? unsentView(loaded.view, failed) : (failed ?? loaded.view);
  const { heading, explanation } = stepWords[view.step];
  const headingRef = useStepFocus(view);
  return (
    // A page of its own, so that no answer of one page stands in the fields of the next.
    <Form
      key={view.step}
      method="post"
      action={welcomePath(view.step, view.redirectUrl)}
      noValidate
    >
      <FormToken />
      <EnterButton />
      <input type="hidden" name="step" value={view.step} />
      <input type="hidden" name="redirectUrl" value={view.redirectUrl} />
      <Stack gap={6}>
        <StepFailure key={view.id} errors={view.errors} failure={view.failure} />
        {loaded.isKept && !failed && <KeptInput />}
        <StepProgress number={view.number} total={view.total} />
        <div ref={headingRef} tabIndex={-1}>
          <Stack gap={2}>
            <Heading level={1} size="2xl">
              {heading()}
            </Heading>
            <Text>{explanation()}</Text>
          </Stack>
        </div>
        <Card>
          <Stack gap={6}>
            <StepQuestions view={view} />
          </Stack>
        </Card>
        <StepActions number={view.number} total={view.total} />
      </Stack>
    </Form>
  );
}
