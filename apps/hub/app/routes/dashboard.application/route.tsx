import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { ButtonLink, Card, Grid, Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import { defaultApplyLinksStudyYear } from '@applicant-hub/domain';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { paths } from '../../applicant/links.ts';
import { methodNotAllowed } from '../../shell/method-not-allowed.server.ts';
import { applyUrl } from '../../widgets/apply/apply-url.server.ts';

/** The application types, in the order in which they are offered. */
const kinds = {
  undergraduate: m.applications_undergraduate,
  postgraduate: m.applications_postgraduate,
  conservatoires: m.applications_conservatoires,
} as const;

/** The Applications screen (SH-22): start or continue an application of the applicant's year. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { personalisation, pageState } = await getApplicant(request, context);
  const year = personalisation.savedStudyYear ?? defaultApplyLinksStudyYear;
  const cards = pageState.cards[year];
  return {
    year,
    applications: (['undergraduate', 'postgraduate', 'conservatoires'] as const).map((id) => ({
      id,
      title: kinds[id](),
      href: cards?.[id] ? applyUrl(context.config.applyLinks, year, id) : null,
    })),
  };
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.applications_heading() }) },
];

export default function Applications() {
  const { year, applications } = useLoaderData<typeof loader>();
  return (
    <Stack gap={6}>
      <Text>
        <Link href={paths.hub}>{m.applications_back()}</Link>
      </Text>
      <Heading level={1} size="2xl">
        {m.applications_heading()}
      </Heading>
      <Grid min="m">
        {applications.map(({ id, title, href }) => (
          <Card as="section" key={id} data-application={id}>
            <Stack gap={3} align="start">
              <Heading level={2}>{title}</Heading>
              {href ? (
                <ButtonLink href={href}>{m.applications_start({ year })}</ButtonLink>
              ) : (
                <Text muted>{m.applications_closed({ year })}</Text>
              )}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
