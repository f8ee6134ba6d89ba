import { m } from '@applicant-hub/copy';
import { Link, Text, VisuallyHidden } from '@applicant-hub/design-system';
import { useRef } from 'react';
import { paths } from '../../applicant/links.ts';
import type { WidgetProps } from '../definition.ts';
import { WidgetCard } from '../WidgetCard.tsx';
import { EventChoices } from './EventChoices.tsx';
import { EventList } from './EventList.tsx';
import { EventSearch } from './EventSearch.tsx';
import { NoEvents } from './NoEvents.tsx';
import * as css from './events.css.ts';
import { LIST_ID, OPTION, SEARCH } from './fields.ts';
import { useEvents } from './use-events.ts';
import type { EventsView } from './view-types.ts';

/** Open days and exhibitions: four choices of them, and a search among those. */
export function EventsCard({ widget, data }: WidgetProps<EventsView>) {
  const { view, isLoading, choose, type, search } = useEvents(data);
  const typedRef = useRef(data.search);
  const { choice, events, state } = view;
  const count = events.length;

  /** What is typed goes with every form, and so does the choice. */
  const withBoth = (form: FormData) => {
    form.set(OPTION, form.get(OPTION) ?? choice);
    form.set(SEARCH, typedRef.current);
    return form;
  };
  return (
    <WidgetCard widget={widget} state={stateOf(view)}>
      <EventChoices
        choice={choice}
        search={data.search}
        onChoose={(form) => choose(withBoth(form))}
      />
      <EventSearch
        key={data.search}
        search={data.search}
        onType={(form) => {
          typedRef.current = form.get(SEARCH) as string;
          type(withBoth(form));
        }}
        onSearch={(form) => search(withBoth(form))}
      />
      {view.inClearing && <Text size="s">{m.events_clearing()}</Text>}
      <div>
        <div id={LIST_ID} className={css.results} aria-busy={isLoading || undefined}>
          {count > 0 ? <EventList events={events} /> : <NoEvents view={view} />}
        </div>
        <div role="status">
          {view !== data && (
            <VisuallyHidden>
              {isLoading ? m.events_loading() : state === 'ready' && m.events_found({ count })}
            </VisuallyHidden>
          )}
        </div>
      </div>
      <p>
        <Link href={paths.eventsTraining}>{m.events_training()}</Link>
      </p>
    </WidgetCard>
  );
}

function stateOf({ state, events }: EventsView) {
  if (state === 'failed') return 'error';
  if (state === 'pending') return 'pending';
  return events.length === 0 ? 'empty' : 'ready';
}
