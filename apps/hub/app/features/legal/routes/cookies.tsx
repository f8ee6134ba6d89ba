import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { DescriptionList, Text } from '@applicant-hub/design-system';
import { TextPart } from '#app/platform/layout/frame/TextPage.tsx';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { cookies } from '../cookies.ts';
import { LegalPage } from '../LegalPage.tsx';
import { mediaOf, mediaWords } from '../media-words.ts';

export const loader = ({ context }: LoaderFunctionArgs) => mediaOf(context.config);

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.cookies_title() }) },
];

export default function Cookies() {
  const media = mediaWords(useLoaderData<typeof loader>());
  return (
    <LegalPage title={m.cookies_title()} intro={m.cookies_intro()}>
      <TextPart heading={m.cookies_caption()}>
        <DescriptionList
          items={cookies.map(({ name, purpose, time }) => ({
            term: name,
            description: (
              <>
                <Text>{purpose()}</Text>
                <Text size="s">{time()}</Text>
              </>
            ),
          }))}
        />
        <Text size="s">{m.cookies_names()}</Text>
      </TextPart>
      <TextPart heading={m.cookies_storage_heading()}>
        <Text>{m.cookies_storage()}</Text>
      </TextPart>
      <TextPart heading={media.cookiesHeading}>
        <Text>{media.cookies}</Text>
      </TextPart>
    </LegalPage>
  );
}
