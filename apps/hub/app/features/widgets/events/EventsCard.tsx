import { m } from '@applicant-hub/copy';
import { Link, Text, VisuallyHidden } from '@applicant-hub/design-system';
import { readEventChoice } from '@applicant-hub/domain';
import { useRef } from 'react';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { useHrefTo } from '#app/platform/browser/page/missing-systems.ts';
import { usePageUrl } from '#app/platform/browser/page/page-info.ts';
import { formText } from '#app/platform/browser/forms/form-text.ts';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';
import { EventChoices } from './EventChoices.tsx';
import { EventResults } from './EventResults.tsx';
import { EventSearch } from './EventSearch.tsx';
import * as css from './events.css.ts';
import { LIST_ID, listPath, OPTION, SEARCH } from './fields.ts';
import { useEvents } from './use-events.ts';
import type { EventsView } from './view-types.ts';
import { announcement } from './words.ts';

export default function EventsCard({ widget, data }: WidgetProps<EventsView>) {
  const { view, wish, isLoading, choose, type, search, again } = useEvents(data);
  const training = useHrefTo()(systemPages.eventsTraining);
  const searchForm = useRef<HTMLFormElement>(null);
  const named = readEventChoice(usePageUrl().searchParams.get(OPTION));
  const isAsked = named !== null || data.search !== '';
  const choice = wish?.choice ?? data.choice;
  // While the events for another choice load, the previous events would be wrong.
  const isWaiting = choice !== view.choice;

  const withWords = (form: FormData) => {
    form.set(SEARCH, formText(new FormData(searchForm.current ?? undefined), SEARCH));
    return form;
  };
  const withChoice = (form: FormData) => {
    form.set(OPTION, choice);
    return form;
  };
  return (
    <WidgetCard
      widget={widget}
      state={stateOf(view)}
      hasResult={isAsked}
      fact={view.events[0] && m.events_fact({ when: view.events[0].when })}
    >
      <EventChoices
        choice={choice}
        choices={view.choices}
        search={data.search}
        onChoose={(form) => choose(withWords(form))}
      />
      <EventSearch
        key={data.search}
        search={data.search}
        named={named}
        formRef={searchForm}
        onType={(form) => type(withChoice(form))}
        onSearch={(form) => search(withChoice(form))}
      />
      {view.inClearing && <Text size="s">{m.events_clearing()}</Text>}
      <div>
        <div id={LIST_ID} className={css.results} aria-busy={isLoading || isWaiting || undefined}>
          {isWaiting ? (
            <Text muted>{m.events_loading()}</Text>
          ) : (
            <EventResults
              view={view}
              // The files are only shown for requested events, because the hub page is at its
              // weight limit.
              hasFiles={isAsked || wish !== null}
              againHref={listPath(named, data.search)}
              onAgain={again}
            />
          )}
        </div>
        <div role="status">
          {wish && (
            <VisuallyHidden>
              {isLoading || isWaiting ? m.events_loading() : announcement(view)}
            </VisuallyHidden>
          )}
        </div>
      </div>
      {training !== null && (
        <p>
          <Link href={training}>{m.events_training()}</Link>
        </p>
      )}
    </WidgetCard>
  );
}

function stateOf({ state, events }: EventsView) {
  if (state === 'failed') return 'error';
  if (state === 'pending') return 'pending';
  return events.length === 0 ? 'empty' : 'ready';
}
