import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
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
import { paths } from '#app/platform/paths/links.ts';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';

/** Shows, exports and deletes the data that the hub holds (EXT-20). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await getApplicant(request, context);
  return { isDownloadProblem: new URL(request.url).searchParams.has('problem') };
}

/**
 * Earlier releases had the appearance settings on this page. Old forms are redirected to the new
 * page.
 */
export const action = () => redirect(paths.appearance, 307);

export const meta: MetaFunction = () => [{ title: m.shell_page_title({ page: m.data_title() }) }];

export default function YourData() {
  const { isDownloadProblem } = useLoaderData<typeof loader>();
  return (
    <Stack gap={6}>
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
      <Part id="appearance" heading={m.preferences_look()} intro={m.preferences_look_hint()}>
        <div>
          <Link href={paths.appearance} variant="standalone">
            {m.preferences_look_change()}
          </Link>
        </div>
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
