import { useLookup } from '@applicant-hub/design-system';
import { readEventChoice } from '@applicant-hub/domain';
import { useEffect, useRef, useState } from 'react';
import { paths, widgetDataPath } from '#app/platform/paths/links.ts';
import { askJson } from '#app/platform/browser/ask-json.ts';
import { formParameters, formText } from '#app/platform/browser/form-text.ts';
import { OPTION, SEARCH } from './fields.ts';
import type { EventsView, EventsWish } from './view-types.ts';
import { afterPage, failedView, isAnswer } from './wish.ts';

/** A pause this long while somebody types begins a search (CAL-7, milliseconds). */
const SEARCH_PAUSE_MS = 500;

/** Ways to ask for other events without leaving the page; each takes what its form would send. */
export interface EventsAsk {
  /** Shows a choice, and keeps it. */
  choose: (form: FormData) => void;
  /** Looks for words, once somebody pauses. */
  type: (form: FormData) => void;
  /** Looks for words at once. */
  search: (form: FormData) => void;
}

/** @param find asks after a pause (milliseconds); whatever was asked before no longer counts */
export function eventsAsk(
  find: (form: FormData, delayMs: number, path: string, request: RequestInit) => void,
): EventsAsk {
  const look = (form: FormData, delayMs: number) =>
    find(form, delayMs, `${widgetDataPath('Events')}?${formParameters(form).toString()}`, {});
  return {
    choose(form) {
      form.set('respond', 'data');
      find(form, 0, paths.eventsForm, { method: 'POST', body: formParameters(form) });
    },
    type: (form) => look(form, SEARCH_PAUSE_MS),
    search: (form) => look(form, 0),
  };
}

/** The events as they are now, and what was asked for since the page came. */
interface EventsNow extends EventsAsk {
  /** The newest events that have come. */
  view: EventsView;
  /** What is asked for, which `view` may not have yet; null while that is what the page has. */
  wish: EventsWish | null;
  /** Whether they are being looked for. */
  isLoading: boolean;
  /** Looks once more for what could not be had. */
  again: () => void;
}

/**
 * The events of the page, until somebody asks for others. What they ask for outlasts the data of the
 * page: when that comes again with other events, theirs are asked for again too.
 *
 * @param page what the page was loaded with
 */
export function useEvents(page: EventsView): EventsNow {
  const { state, ask } = useLookup();
  const [wish, setWish] = useState<EventsWish | null>(null);
  const [answer, setAnswer] = useState<EventsView | null>(null);
  const view = answer ?? page;

  const asking = eventsAsk((form, delayMs, path, request) => {
    const wanted = {
      choice: readEventChoice(form.get(OPTION)) ?? view.choice,
      search: formText(form, SEARCH).trim(),
    };
    setWish(wanted);
    ask(async (signal) => {
      const answered = await fetchView(path, { ...request, signal });
      if (!signal.aborted) setAnswer(answered ?? failedView(view, wanted));
    }, delayMs);
  });

  const meet = (last: EventsView) => {
    if (!wish) return;
    const left = afterPage(wish, last, page);
    // An answer that is still on its way is newer than the page: it is waited for.
    if (left !== wish || isAnswer(wish, answer)) asking.search(formOf(left));
  };
  const before = useRef(page);
  useEffect(() => {
    const last = before.current;
    before.current = page;
    if (last !== page) meet(last);
  });

  const again = () => asking.search(formOf(wish ?? page));
  return { view, wish, isLoading: state.status === 'waiting', again, ...asking };
}

function formOf({ choice, search }: EventsWish): FormData {
  const form = new FormData();
  form.set(OPTION, choice);
  form.set(SEARCH, search);
  return form;
}

/** The events; null when they cannot be had. */
async function fetchView(path: string, request: RequestInit): Promise<EventsView | null> {
  const answer = await askJson<{ data: EventsView | null }>(path, request);
  return answer?.data ?? null;
}
