import { m } from '@applicant-hub/copy';
import {
  Button,
  ButtonLink,
  Dialog,
  isPlainPress,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import {
  type FormEvent,
  type MouseEvent,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { returnFocus } from '#app/platform/browser/page/return-focus.ts';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { AnswerForm, type AnswerFormProps } from './AnswerForm.tsx';
import { ConfirmWords } from './ConfirmWords.tsx';
import { countClosing, countsOffer } from './count.ts';
import { REDIRECT_TO } from './fields.ts';
import { FinishedWords } from './FinishedWords.tsx';
import { OfferWords } from './OfferWords.tsx';
import { Problem } from './Problem.tsx';
import { sendAnswer } from './send-answer.ts';
import { confirmPath } from './paths.ts';
import { titleOf } from './titles.ts';
import { type OfferStep, useOffer } from './use-offer.ts';
import type { OfferView } from './view.ts';

const ID = 'support-offer';
const CLOSE_FORM = 'support-close';

/**
 * The offer of government support in a dialog over a screen (GOV-9). Without scripts it is a
 * section of the page, whose forms and link lead to the offer page. Closing it, with its button or
 * Escape, does not count as an answer, so the offer is shown again on another day.
 */
export function SupportDialog({ offer: opening }: { offer: OfferView }) {
  const { step, offer, problem, isSending, isSaved, go, close, answer } = useOffer(opening);
  const words = useRef<HTMLDivElement>(null);
  const closing = useRef<HTMLFormElement>(null);
  const { path: redirectTo } = useContext(PageContext);
  useFocusOnStep(words, step);
  if (step === null) return null;

  const leave = () => {
    const isAnswered = step === 'finished' || isSending;
    if (closing.current && !isAnswered) {
      countClosing();
      void sendAnswer(new FormData(closing.current));
    }
    close();
  };
  const form = { redirectTo, busy: isSending, onSubmit: answer };
  const closeByCross = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The close event of the dialog calls `leave`.
    event.currentTarget.closest('dialog')?.close();
  };

  return (
    <Dialog
      id={ID}
      data-support-offer={step}
      open
      title={titleOf(step)}
      closeLabel={m.support_close()}
      closeForm={CLOSE_FORM}
      onClose={leave}
      actions={
        <>
          <form
            ref={closing}
            id={CLOSE_FORM}
            method="post"
            action={paths.support}
            hidden
            onSubmit={closeByCross}
          >
            <FormToken />
            <input type="hidden" name={REDIRECT_TO} value={redirectTo} />
          </form>
          <StepActions step={step} isSaved={isSaved} seen={offer.seen} go={go} form={form} />
        </>
      }
    >
      <div ref={words} role="group" aria-labelledby={`${ID}-title`} tabIndex={-1}>
        <Stack gap={4}>
          {problem !== null && <Problem words={problem} />}
          {step === 'offer' && (
            <>
              <OfferWords />
              <Text size="s" muted>
                {m.support_later()}
              </Text>
            </>
          )}
          {step === 'confirm' && <ConfirmWords details={offer.details} />}
          {step === 'finished' && <FinishedWords isSaved={isSaved} />}
        </Stack>
      </div>
    </Dialog>
  );
}

interface StepActionsProps extends Pick<ReturnType<typeof useOffer>, 'isSaved' | 'go'> {
  step: OfferStep;
  /** Identifies the details that the applicant sees. */
  seen: string;
  form: Pick<AnswerFormProps, 'redirectTo' | 'busy' | 'onSubmit'>;
}

function StepActions({ step, isSaved, seen, go, form }: StepActionsProps) {
  const accept = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    go('confirm');
  };
  return (
    <>
      {step === 'offer' && (
        <>
          <ButtonLink href={confirmPath} onClick={accept} {...countsOffer(m.support_accept())}>
            {m.support_accept()}
          </ButtonLink>
          <AnswerForm answer="declined" variant="secondary" label={m.support_decline()} {...form} />
          <AnswerForm
            answer="dismissed"
            variant="secondary"
            label={m.support_not_now()}
            {...form}
          />
        </>
      )}
      {step === 'confirm' && (
        <>
          <AnswerForm answer="confirmed" seen={seen} label={m.support_confirm_send()} {...form} />
          <Button type="button" variant="secondary" onClick={() => go('offer')}>
            {m.support_back()}
          </Button>
        </>
      )}
      {step === 'finished' && (
        <>
          {!isSaved && (
            <AnswerForm answer="confirmed" label={m.support_finished_save()} {...form} />
          )}
          <Button type="submit" form={CLOSE_FORM} variant={isSaved ? 'primary' : 'secondary'}>
            {m.support_close()}
          </Button>
        </>
      )}
    </>
  );
}

/**
 * The button that opened a step is removed with the previous step, so the focus moves to the start
 * of the new step's text. When the dialog is closed, the focus moves to the page.
 */
function useFocusOnStep(words: RefObject<HTMLElement | null>, step: string | null): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (step === null) returnFocus(null);
    words.current?.focus({ preventScroll: true });
    words.current?.closest('dialog')?.scrollTo(0, 0);
  }, [step, words]);
}
