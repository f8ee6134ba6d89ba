import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Details, Grid, Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import {
  faceOfKnown,
  lastStatuses,
} from '#app/features/application-status/upstream/committed.server.ts';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { TextPart } from '#app/platform/layout/frame/TextPage.tsx';
import { paths } from '#app/platform/paths/links.ts';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { useHrefTo } from '#app/platform/browser/page/missing-systems.ts';
import { findApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { Contact } from '../Contact.tsx';
import { mailTo } from '../mail.ts';
import { questionsByStage } from '../questions.server.ts';

/** The page is public, so that it also helps users who cannot sign in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await findApplicant(request, context);
  const face = applicant && faceOfKnown(await lastStatuses({ context, applicant }));
  return { contact: context.config.help, stages: questionsByStage(face) };
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [{ title: m.shell_page_title({ page: m.help_title() }) }];

export default function Help() {
  const { contact, stages } = useLoaderData<typeof loader>();
  const more = useHrefTo()(systemPages.faqPage);
  return (
    <Stack gap={6}>
      <PageHead title={m.help_title()}>
        <Text size="l">{m.help_intro()}</Text>
      </PageHead>
      <Grid columns={2} align="start">
        <Stack gap={6}>
          <TextPart heading={m.help_contact_heading()}>
            <Contact {...contact} />
          </TextPart>
          <TextPart heading={m.help_wrong_heading()}>
            <Text>{m.help_wrong_summary()}</Text>
            <p>
              <Link href={paths.report}>{m.help_wrong_link()}</Link>
            </p>
            <Text>{m.help_status_summary()}</Text>
            <p>
              <Link href={paths.status}>{m.help_status_link()}</Link>
            </p>
          </TextPart>
        </Stack>
        <Stack gap={6}>
          <TextPart heading={m.help_questions_heading()}>
            {stages.map(({ id, title, questions, isOwn }) => (
              <Details key={id} id={id} summary={title} open={isOwn}>
                {questions.map((question) => (
                  <Stack key={question.title} gap={1}>
                    <Heading level={3} size="s">
                      {question.title}
                    </Heading>
                    <Text>{question.summary}</Text>
                  </Stack>
                ))}
              </Details>
            ))}
            {more !== null && (
              <p>
                <Link href={more}>{m.help_more()}</Link>
              </p>
            )}
          </TextPart>
          {contact.email !== null && (
            <TextPart heading={m.help_feedback_heading()}>
              <Text>{m.help_feedback_summary()}</Text>
              <p>
                <Link href={feedbackMail(contact.email)}>{m.help_feedback_link()}</Link>
              </p>
            </TextPart>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}

const feedbackMail = (email: string) =>
  mailTo(email, m.help_feedback_subject(), [
    m.help_feedback_well(),
    '',
    '',
    m.help_feedback_better(),
    '',
  ]);
