import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Banner, Button, Card, Heading, Stack, Text } from '@applicant-hub/design-system';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { paths } from '../../applicant/links.ts';
import { FormFailure } from '../../personalisation/FormFailure.tsx';
import { KeptInput } from '../../personalisation/KeptInput.tsx';
import { PersonalisationFields } from '../../personalisation/PersonalisationFields.tsx';
import {
  personalisationForm,
  savePersonalisation,
} from '../../personalisation/personalisation.server.ts';
import { readForm, takeKeptInput } from '../../server/session.server.ts';
import { FormToken } from '../../shell/FormToken.tsx';
import { DebugArea } from '../../widgets/apply/DebugArea.tsx';
import { debugView } from '../../widgets/apply/debug-view.server.ts';

/** 'Your preferences' (SH-17). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const kept = await takeKeptInput(request, context, paths.preferences);
  return {
    form: personalisationForm(applicant, kept),
    isKept: kept !== null,
    isSaved: new URL(request.url).searchParams.has('saved'),
    email: applicant.user.email,
    debug: await debugView({ request, context, applicant }),
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
  return redirect(`${paths.changeYear}&saved=yes`);
}

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.preferences_title() }) },
];

export default function Preferences() {
  const { form, isKept, isSaved, email, debug } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <Stack gap={6}>
      <FormFailure errors={failure?.errors ?? null} />
      {isSaved && !failure && (
        <Banner tone="success" role="alert" autofocus>
          <Text>{m.preferences_saved()}</Text>
        </Banner>
      )}
      {isKept && !failure && <KeptInput />}
      <Stack gap={1}>
        <Heading level={1} size="2xl">
          {m.preferences_title()}
        </Heading>
        {email !== '' && <Text muted>{m.preferences_account({ email })}</Text>}
      </Stack>
      <Card as="section" id="hub-personalisation" aria-labelledby="hub-personalisation-heading">
        <Form method="post" action={paths.changeYear} noValidate>
          <FormToken />
          <Stack gap={6}>
            <Stack gap={2}>
              <Heading level={2} id="hub-personalisation-heading">
                {m.preferences_hub_heading()}
              </Heading>
              <Text muted>{m.preferences_hub_explanation()}</Text>
            </Stack>
            <PersonalisationFields form={failure?.form ?? form} errors={failure?.errors ?? null} />
            <div>
              <Button type="submit">{m.preferences_save()}</Button>
            </div>
          </Stack>
        </Form>
      </Card>
      {debug && <DebugArea {...debug} />}
    </Stack>
  );
}
