import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { ButtonLink, Link, Stack, Text } from '@applicant-hub/design-system';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { TextPart } from '#app/platform/layout/frame/TextPage.tsx';
import { paths, widgetPath } from '#app/platform/paths/links.ts';
import { hasCalendar } from '#app/platform/request/has-calendar.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({ hasCalendar: hasCalendar(context) });

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.offline_title() }) },
];

/** The pages that can be read offline (`readable.ts`). */
const pages = [
  { href: paths.hub, name: m.offline_page_hub },
  { href: paths.calendar, name: m.offline_page_dates },
  { href: paths.favourites, name: m.offline_page_favourites },
  { href: widgetPath('Notes'), name: m.offline_page_notes },
  { href: widgetPath('StatementNew'), name: m.offline_page_statement },
];

/** The page that the worker shows without a connection, at the address of a page without a copy. */
export default function Offline() {
  const { hasCalendar } = useLoaderData<typeof loader>();
  const shown = pages.filter(({ href }) => href !== paths.calendar || hasCalendar);
  return (
    <Stack gap={6}>
      <PageHead title={m.offline_title()} back={null}>
        <Text size="l">{m.offline_intro()}</Text>
      </PageHead>
      <p>
        {/* The address of the page that could not be opened. */}
        <ButtonLink href="">{m.offline_try_again()}</ButtonLink>
      </p>
      <TextPart heading={m.offline_pages()}>
        <Text>{m.offline_pages_intro()}</Text>
        <Stack gap={1}>
          {shown.map(({ href, name }) => (
            <p key={href}>
              <Link href={href} variant="standalone">
                {name()}
              </Link>
            </p>
          ))}
        </Stack>
      </TextPart>
    </Stack>
  );
}
