import { m } from '@applicant-hub/copy';
import { ButtonLink, Heading, Inline, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '../applicant/links.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { ConfirmWords } from './ConfirmWords.tsx';
import { FinishedWords } from './FinishedWords.tsx';
import { OfferWords } from './OfferWords.tsx';
import type { OfferPageView } from './page.server.ts';
import { confirmPath } from './paths.ts';
import { Problem } from './Problem.tsx';
import { titleOf } from './titles.ts';

/** A step of the offer on a page of its own. */
export function SupportPage({ problem, ...page }: OfferPageView & { problem: string | null }) {
  return (
    <Stack gap={6}>
      {problem !== null && <Problem words={problem} />}
      <Heading level={1} size="2xl">
        {page.step === 'unknown' ? m.support_unknown_title() : titleOf(page.step)}
      </Heading>
      <Step {...page} />
    </Stack>
  );
}

function Step(page: OfferPageView) {
  switch (page.step) {
    case 'offer':
      return (
        <>
          <OfferWords />
          <Inline gap={3}>
            <ButtonLink href={confirmPath}>{m.support_accept()}</ButtonLink>
            <AnswerForm answer="declined" label={m.support_decline()} variant="secondary" />
            <AnswerForm answer="dismissed" label={m.support_not_now()} variant="secondary" />
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
              label={m.support_confirm_send()}
              seen={page.offer.seen}
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
            {!page.isSaved && <AnswerForm answer="confirmed" label={m.support_finished_save()} />}
            <BackToHub />
          </Inline>
        </>
      );
    case 'unknown':
      return (
        <>
          <Text>{m.support_unknown()}</Text>
          <Inline gap={3}>
            <ButtonLink href={paths.support}>{m.support_try_again()}</ButtonLink>
            <BackToHub />
          </Inline>
        </>
      );
  }
}

const BackToHub = () => (
  <ButtonLink href={paths.hub} variant="secondary">
    {m.support_back_to_hub()}
  </ButtonLink>
);
