import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { ButtonLink, Card, Link, Stack, Text } from '@applicant-hub/design-system';
import { formatClockTime, formatLongDate, londonDate } from '@applicant-hub/domain';
import { load } from '#app/features/application-status/upstream/load-tiles.server.ts';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { TextPart } from '#app/platform/layout/frame/TextPage.tsx';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { phoneUrl } from '#app/platform/paths/phone-url.ts';
import { mailTo } from '../mail.ts';
import { linesOf } from '../report-lines.ts';
import { spokenReference } from '../spoken-reference.ts';

/**
 * The page for reporting a wrong status. It drafts an email with the content that the hub shows,
 * and only the user can send the email.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const view = await load({ request, context, applicant });
  const { requestId: reference } = context;
  const now = context.now();
  const shown = [
    ...linesOf(view),
    m.report_time({ time: `${formatLongDate(londonDate(now))}, ${formatClockTime(now)}` }),
  ];
  const { phone, email } = context.config.help;
  const mail =
    email === null
      ? null
      : mailTo(email, m.report_subject({ reference }), [
          ...mailLines(shown),
          m.report_reference({ reference }),
        ]);
  return { shown, mail, phone, spoken: spokenReference(reference) };
}

const mailLines = (shown: readonly string[]) => [
  m.report_body_question(),
  '',
  '',
  m.report_body_shown(),
  ...shown,
];

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [{ title: m.shell_page_title({ page: m.report_title() }) }];

export default function Report() {
  const { shown, mail, phone, spoken } = useLoaderData<typeof loader>();
  return (
    <Stack gap={6}>
      <PageHead title={m.report_title()}>
        <Text size="l">{m.report_intro()}</Text>
      </PageHead>
      <Text>{m.report_first()}</Text>
      <TextPart heading={m.report_shown_heading()}>
        <Card>
          <Stack gap={2} data-published>
            {shown.map((line, index) => (
              // The same course can be chosen twice.
              <Text key={index}>{line}</Text>
            ))}
          </Stack>
        </Card>
      </TextPart>
      <TextPart heading={m.report_send_heading()}>
        {mail !== null && (
          <>
            <p>
              <ButtonLink href={mail}>{m.report_send_email()}</ButtonLink>
            </p>
            <Text size="s">{m.report_email_note()}</Text>
          </>
        )}
        {phone !== null && (
          <Text>
            {m.report_call({ reference: spoken })} <Link href={phoneUrl(phone)}>{phone}</Link>
          </Text>
        )}
        {mail === null && phone === null && <Text>{m.report_no_contact()}</Text>}
      </TextPart>
    </Stack>
  );
}
