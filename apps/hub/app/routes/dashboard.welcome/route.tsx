import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Button, Heading, Stack, Text } from '@applicant-hub/design-system';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { paths } from '../../applicant/links.ts';
import { FormFailure } from '../../personalisation/FormFailure.tsx';
import { KeptInput } from '../../personalisation/KeptInput.tsx';
import { PersonalisationFields } from '../../personalisation/PersonalisationFields.tsx';
import {
  personalisationForm,
  savePersonalisation,
} from '../../personalisation/personalisation.server.ts';
import { findRedirectUrl } from '../../personalisation/redirect-url.server.ts';
import { readForm, takeKeptInput } from '../../server/session.server.ts';
import { FormToken } from '../../shell/FormToken.tsx';

/** The first visit: what the hub has to know before it can show anything (SH-42). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const redirectUrl = new URL(request.url).searchParams.get('redirectUrl');
  if (applicant.personalisation.savedStudyLevel !== null) {
    throw redirect(findRedirectUrl(redirectUrl, context.config) ?? paths.hub);
  }
  const kept = await takeKeptInput(request, context, paths.welcome);
  return {
    form: personalisationForm(applicant, kept),
    isKept: kept !== null,
    redirectUrl: redirectUrl ?? kept?.['redirectUrl']?.[0] ?? '',
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const formData = await readForm(request, applicant.session, context);

  const outcome = await savePersonalisation(applicant, formData, context);
  if (!outcome.ok) {
    const { form, errors, status } = outcome;
    return data({ form, errors }, { status });
  }
  const redirectUrl = formData.get('redirectUrl');
  const target = typeof redirectUrl === 'string' ? redirectUrl : null;
  return redirect(findRedirectUrl(target, context.config) ?? paths.hub);
}

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.onboarding_title() }) },
];

export default function FirstVisit() {
  const { form, isKept, redirectUrl } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <Form method="post" action={paths.welcome} noValidate>
      <FormToken />
      <input type="hidden" name="redirectUrl" value={redirectUrl} />
      <Stack gap={6}>
        <FormFailure errors={failure?.errors ?? null} />
        {isKept && !failure && <KeptInput />}
        <Stack gap={2}>
          <Heading level={1} size="2xl">
            {m.onboarding_heading()}
          </Heading>
          <Text>{m.onboarding_explanation()}</Text>
        </Stack>
        <PersonalisationFields form={failure?.form ?? form} errors={failure?.errors ?? null} />
        <div>
          <Button type="submit">{m.onboarding_save()}</Button>
        </div>
      </Stack>
    </Form>
  );
}
