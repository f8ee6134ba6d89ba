import { m } from '@applicant-hub/copy';
import { SESSION_LOST } from '#app/platform/browser/forms/post-form.ts';
import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { NoticeContext } from '#app/platform/flash/notice-context.ts';
import type { NoticeView } from '#app/platform/browser/page/notice.ts';
import { sendAnswer } from './send-answer.ts';
import type { OfferView, SupportResult } from './view.ts';

/** The steps of the offer (GOV-9); null when it is closed. */
export type OfferStep = 'offer' | 'confirm' | 'finished';

interface OfferState {
  step: OfferStep | null;
  offer: OfferView;
  /**
   * The reason why the last attempt failed; null if no attempt has failed, or while an attempt is
   * in progress.
   */
  problem: string | null;
  /** Whether an answer is being sent (GOV-18). */
  isSending: boolean;
  isSaved: boolean;
}

export function useOffer(opening: OfferView) {
  const [state, setState] = useState<OfferState>({
    step: 'offer',
    offer: opening,
    problem: null,
    isSending: false,
    isSaved: true,
  });
  const notify = useContext(NoticeContext);
  // The dialog may be closed, or the page left, before a response arrives.
  const isVisible = useRef(true);
  useEffect(() => {
    isVisible.current = true;
    return () => {
      isVisible.current = false;
    };
  }, []);

  const change = (fields: Partial<OfferState>) => setState((before) => ({ ...before, ...fields }));
  const go = (step: OfferStep) => change({ step, problem: null });
  const close = () => {
    isVisible.current = false;
    change({ step: null });
  };
  const say = (notice: NoticeView) => notify({ ok: notice.tone !== 'danger', notice, link: null });

  const settle = (result: SupportResult) => {
    if (result.state === 'closed') {
      close();
      if (result.notice) say(result.notice);
    } else if (!isVisible.current) {
      say(plainNotice(result));
    } else if (result.state === 'finished') {
      const { isSaved, problem } = result;
      change({ step: 'finished', isSaved, problem, isSending: false });
    } else {
      const { problem, offer } = result;
      change({ problem, isSending: false, ...(offer && { offer }) });
    }
  };

  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isSending) return;
    change({ isSending: true, problem: null });
    void sendAnswer(new FormData(event.currentTarget)).then((result) => {
      // The reloaded page redirects to the sign-in page and back.
      if (result === SESSION_LOST) window.location.reload();
      else settle(result);
    });
  };

  return { ...state, go, close, answer };
}

/** The notice about an answer whose response arrives after the dialog has been closed. */
const plainNotice = (result: Exclude<SupportResult, { state: 'closed' }>): NoticeView =>
  result.state === 'finished'
    ? { id: '', tone: 'success', text: m.support_finished_title(), canUndo: false }
    : { id: '', tone: 'danger', text: result.problem, canUndo: false };
