import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import {
  Banner,
  ButtonLink,
  Card,
  DescriptionList,
  Heading,
  Link,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { appearanceCookie, readAppearance } from '#app/platform/layout/appearance-cookie.server.ts';
import { toAppearance } from '#app/platform/layout/appearance.ts';
import { AppearanceForm } from '#app/platform/layout/AppearanceForm.tsx';
import { PageHead } from '#app/platform/layout/PageHead.tsx';
import { pageAt, partProps } from '#app/platform/browser/section.ts';
import { KeptInput } from '#app/platform/flash/KeptInput.tsx';
import { popStashedForm } from '#app/platform/server/session.server.ts';

/** Id of how the hub looks, where its form comes back to. */
const LOOK_PART = 'appearance';

/** How the hub looks, and what it holds: see it, take it along, delete it (EXT-18, EXT-20). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await getApplicant(request, context);
  const { searchParams } = new URL(request.url);
  const kept = await popStashedForm(request, context, paths.yourData);
  return {
    appearance: kept
      ? toAppearance(kept['theme']?.[0], kept['textSize']?.[0])
      : readAppearance(request, context.config),
    isKept: kept !== null,
    isSaved: searchParams.has('saved'),
    isDownloadProblem: searchParams.has('problem'),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireForm(args);
  const { theme, textSize } = readForm(form, { theme: fields.text, textSize: fields.text });
  const appearance = toAppearance(theme, textSize);
  const { context } = scope;
  context.setCookie(appearanceCookie(context.config, appearance));
  return redirect(pageAt(`${paths.yourData}?saved=yes`, LOOK_PART));
}

export const meta: MetaFunction = () => [{ title: m.shell_page_title({ page: m.data_title() }) }];

export default function YourData() {
  const { appearance, isKept, isSaved, isDownloadProblem } = useLoaderData<typeof loader>();
  return (
    <Stack gap={6}>
      {isKept && <KeptInput />}
      {isDownloadProblem && (
        <Banner tone="danger" role="alert" autofocus>
          <Text>{m.data_download_failed()}</Text>
        </Banner>
      )}
      <PageHead
        title={m.data_title()}
        back={{ href: paths.preferences, label: m.shell_back_to_preferences() }}
      >
        <Text>{m.data_intro()}</Text>
      </PageHead>
      <Part id={LOOK_PART} heading={m.data_look_heading()} intro={m.data_look_intro()}>
        {isSaved && (
          <Banner tone="success" role="alert">
            <Text>{m.data_look_saved()}</Text>
          </Banner>
        )}
        <AppearanceForm
          // After a save its answers are the saved ones.
          key={`${appearance.theme} ${appearance.textSize}`}
          {...appearance}
        />
      </Part>
      <Part id="download" heading={m.data_download_heading()} intro={m.data_download_intro()}>
        <DescriptionList
          items={[
            {
              term: m.data_download_page_hint(),
              description: <Link href={paths.dataPage}>{m.data_download_page()}</Link>,
            },
            {
              term: m.data_download_json_hint(),
              description: <Link href={paths.dataJson}>{m.data_download_json()}</Link>,
            },
          ]}
        />
      </Part>
      <Part id="delete" heading={m.data_delete_heading()} intro={m.data_delete_intro()}>
        <div>
          <ButtonLink href={paths.deleteData} variant="secondary">
            {m.data_delete_open()}
          </ButtonLink>
        </div>
      </Part>
    </Stack>
  );
}

interface PartProps {
  id: string;
  heading: string;
  intro: string;
  children: ReactNode;
}

function Part({ id, heading, intro, children }: PartProps) {
  return (
    <Card {...partProps(id)} as="section" aria-labelledby={`${id}-heading`}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} id={`${id}-heading`}>
            {heading}
          </Heading>
          <Text muted>{intro}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
