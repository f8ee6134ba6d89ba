import { m } from '@applicant-hub/copy';
import { ButtonLink, Heading, Inline, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { type FormPost, useFormPost } from '#app/platform/islands/update/use-form-post.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { ConfirmWords } from './ConfirmWords.tsx';
import { countsOffer } from './count.ts';
import { FinishedWords } from './FinishedWords.tsx';
import { notHeardWords } from './not-heard.ts';
import { OfferWords } from './OfferWords.tsx';
import type { OfferPageView } from './page.server.ts';
import { confirmPath } from './paths.ts';
import { Problem } from './Problem.tsx';
import { titleOf } from './titles.ts';
import { usePageFocus } from './use-page-focus.ts';

export interface PageProblem {
  words: string;
  /** A new id for each problem, so that every problem is announced. */
  id: string;
}

export interface SupportPageProps {
  page: OfferPageView;
  problem: PageProblem | null;
}

export function SupportPage({ page, problem: answered }: SupportPageProps) {
  const post = useFormPost();
  const { unsent } = post;
  // Without a response, the same step is shown again with a message.
  const problem = unsent ? { words: notHeardWords(unsent.form), id: unsent.id } : answered;
  const heading = usePageFocus(page.step, problem !== null);
  return (
    <Stack gap={6}>
      {problem && <Problem key={problem.id} words={problem.words} />}
      <div ref={heading} tabIndex={-1}>
        <Heading level={1} size="2xl">
          {titleOf(page.step)}
        </Heading>
      </div>
      <Step page={page} post={post} />
    </Stack>
  );
}

function Step({ page, post }: { page: OfferPageView; post: FormPost }) {
  const { sent, onSubmit } = post;
  const answerAs = (label: string) => ({ label, busy: sent !== null, onSubmit });
  switch (page.step) {
    case 'offer':
      return (
        <>
          <OfferWords />
          <Inline gap={3}>
            <ButtonLink href={confirmPath} {...countsOffer(m.support_accept())}>
              {m.support_accept()}
            </ButtonLink>
            <AnswerForm answer="declined" variant="secondary" {...answerAs(m.support_decline())} />
            <AnswerForm answer="dismissed" variant="secondary" {...answerAs(m.support_not_now())} />
          </Inline>
        </>
      );
    case 'confirm':
      return (
        <>
          <ConfirmWords details={page.offer.details} />
          <Inline gap={3}>
            <AnswerForm
              answer="confirmed"
              seen={page.offer.seen}
              {...answerAs(m.support_confirm_send())}
            />
            <ButtonLink href={paths.support} variant="secondary">
              {m.support_back()}
            </ButtonLink>
          </Inline>
        </>
      );
    case 'finished':
      return (
        <>
          <FinishedWords isSaved={page.isSaved} />
          <Inline gap={3}>
            {!page.isSaved && (
              <AnswerForm answer="confirmed" {...answerAs(m.support_finished_save())} />
            )}
            <HubButton />
          </Inline>
        </>
      );
    case 'unknown':
      return (
        <>
          <Text>{m.support_unknown()}</Text>
          <Inline gap={3}>
            <ButtonLink href={paths.support}>{m.shell_try_again()}</ButtonLink>
            <HubButton />
          </Inline>
        </>
      );
  }
}

const HubButton = () => (
  <ButtonLink href={paths.hub} variant="secondary">
    {m.shell_back_to_hub()}
  </ButtonLink>
);
