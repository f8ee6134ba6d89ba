import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Banner, Card, Stack, Text } from '@applicant-hub/design-system';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import {
  appearanceCookie,
  readAppearance,
} from '#app/platform/layout/appearance/appearance-cookie.server.ts';
import { toAppearance } from '#app/platform/layout/appearance/appearance.ts';
import { AppearanceForm } from '#app/platform/layout/appearance/AppearanceForm.tsx';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { StashedInput } from '#app/platform/flash/StashedInput.tsx';
import { popStashedForm } from '#app/platform/server/session/session.server.ts';

/** Appearance of the hub on this device (EXT-18). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await getApplicant(request, context);
  const stashed = await popStashedForm(request, context, paths.appearance);
  return {
    appearance: stashed
      ? toAppearance(stashed['theme']?.[0], stashed['textSize']?.[0])
      : readAppearance(request, context.config),
    isRestored: stashed !== null,
    isSaved: new URL(request.url).searchParams.has('saved'),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireForm(args);
  const { theme, textSize } = readForm(form, { theme: fields.text, textSize: fields.text });
  const { context } = scope;
  context.setCookie(appearanceCookie(context.config, toAppearance(theme, textSize)));
  return redirect(`${paths.appearance}?saved=yes`);
}

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.preferences_look() }) },
];

export default function AppearancePage() {
  const { appearance, isRestored, isSaved } = useLoaderData<typeof loader>();
  return (
    <Stack gap={6}>
      {isRestored && <StashedInput />}
      <PageHead
        title={m.preferences_look()}
        back={{ href: paths.preferences, label: m.shell_back_to_preferences() }}
      >
        <Text>{m.data_look_intro()}</Text>
      </PageHead>
      {isSaved && (
        <Banner tone="success" role="alert">
          <Text>{m.data_look_saved()}</Text>
        </Banner>
      )}
      <Card>
        <AppearanceForm
          // The key changes after a save, so that the fields show the new values.
          key={`${appearance.theme} ${appearance.textSize}`}
          {...appearance}
        />
      </Card>
    </Stack>
  );
}
