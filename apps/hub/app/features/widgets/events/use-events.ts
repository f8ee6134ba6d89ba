import { useLookup } from '@applicant-hub/design-system';
import { readEventChoice } from '@applicant-hub/domain';
import { useEffect, useRef, useState } from 'react';
import { paths, widgetDataPath } from '#app/platform/paths/links.ts';
import { fetchJson } from '#app/platform/browser/forms/fetch-json.ts';
import { formParameters, formText } from '#app/platform/browser/forms/form-text.ts';
import { OPTION, SEARCH } from './fields.ts';
import type { EventsView, EventsChoice } from './view-types.ts';
import { afterPage, failedView, isAnswer } from './wish.ts';

/** Pause in typing before a search starts (CAL-7, milliseconds). */
const SEARCH_PAUSE_MS = 500;

export interface EventsRequest {
  /** Shows a choice, and saves it. */
  choose: (form: FormData) => void;
  /** Searches when the user pauses typing. */
  type: (form: FormData) => void;
  /** Searches immediately. */
  search: (form: FormData) => void;
}

/** @param find sends a request after a delay (milliseconds), and cancels the previous request */
export function eventsRequest(
  find: (form: FormData, delayMs: number, path: string, request: RequestInit) => void,
): EventsRequest {
  const findView = (form: FormData, delayMs: number) =>
    find(form, delayMs, `${widgetDataPath('Events')}?${formParameters(form).toString()}`, {});
  return {
    choose(form) {
      form.set('respond', 'data');
      find(form, 0, paths.eventsForm, { method: 'POST', body: formParameters(form) });
    },
    type: (form) => findView(form, SEARCH_PAUSE_MS),
    search: (form) => findView(form, 0),
  };
}

interface EventsNow extends EventsRequest {
  view: EventsView;
  /** The current request; null before the first request. `view` may not contain its events yet. */
  wish: EventsChoice | null;
  isLoading: boolean;
  again: () => void;
}

/**
 * Uses the events of the page until the applicant requests other events. A request by the applicant
 * survives a reload of the page data: if the data changes, the request is sent again.
 *
 * @param page the data that the page was loaded with
 */
export function useEvents(page: EventsView): EventsNow {
  const { state, ask } = useLookup();
  const [wish, setWish] = useState<EventsChoice | null>(null);
  const [result, setAnswer] = useState<EventsView | null>(null);
  const view = result ?? page;

  const asking = eventsRequest((form, delayMs, path, request) => {
    const wanted = {
      choice: readEventChoice(form.get(OPTION)) ?? view.choice,
      search: formText(form, SEARCH).trim(),
    };
    setWish(wanted);
    ask(async (signal) => {
      const fetched = await fetchView(path, { ...request, signal });
      if (!signal.aborted) setAnswer(fetched ?? failedView(view, wanted));
    }, delayMs);
  });

  const meet = (last: EventsView) => {
    if (!wish) return;
    const left = afterPage(wish, last, page);
    // A pending request will return newer events than the page data, so it is not sent again.
    if (left !== wish || isAnswer(wish, result)) asking.search(formOf(left));
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

function formOf({ choice, search }: EventsChoice): FormData {
  const form = new FormData();
  form.set(OPTION, choice);
  form.set(SEARCH, search);
  return form;
}

/** Null if the events are unavailable. */
async function fetchView(path: string, request: RequestInit): Promise<EventsView | null> {
  const result = await fetchJson<{ data: EventsView | null }>(path, request);
  return result?.data ?? null;
}
