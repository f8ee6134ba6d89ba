import { useLookup } from '@applicant-hub/design-system';
import { readEventChoice } from '@applicant-hub/domain';
import { useState } from 'react';
import { paths, widgetDataPath } from '../../applicant/links.ts';
import { formText } from '../../shell/form-text.ts';
import { OPTION, SEARCH } from './fields.ts';
import type { EventsView } from './view-types.ts';

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
    find(form, delayMs, `${widgetDataPath('Events')}?${parametersOf(form).toString()}`, {});
  return {
    choose(form) {
      form.set('respond', 'data');
      find(form, 0, paths.eventsForm, { method: 'POST', body: parametersOf(form) });
    },
    type: (form) => look(form, SEARCH_PAUSE_MS),
    search: (form) => look(form, 0),
  };
}

/**
 * The events as they are now: those of the page, until somebody asks for others. While those are on
 * their way the old ones stay.
 *
 * @param page what the page was loaded with
 */
export function useEvents(page: EventsView) {
  const { state, ask } = useLookup();
  // What was asked for counts for the page load that it belongs to; a newer load replaces it.
  const [fetched, setFetched] = useState<{ of: EventsView; view: EventsView } | null>(null);
  const view = fetched?.of === page ? fetched.view : page;
  const show = (changed: EventsView) => setFetched({ of: page, view: changed });
  const asking = eventsAsk((form, delayMs, path, request) => {
    const wish = {
      choice: readEventChoice(form.get(OPTION)) ?? view.choice,
      search: formText(form, SEARCH).trim(),
    };
    show({ ...view, choice: wish.choice });
    ask(async (signal) => {
      const answer = await fetchView(path, { ...request, signal });
      if (!signal.aborted) show(answer ?? { ...view, ...wish, state: 'failed', events: [] });
    }, delayMs);
  });
  return { view, isLoading: state.status === 'waiting', ...asking };
}

const parametersOf = (form: FormData) =>
  new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** The events; null when they cannot be had. */
async function fetchView(path: string, request: RequestInit): Promise<EventsView | null> {
  try {
    const response = await fetch(path, { ...request, redirect: 'manual' });
    return response.ok ? ((await response.json()) as { data: EventsView | null }).data : null;
  } catch {
    return null;
  }
}
