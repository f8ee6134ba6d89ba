import { m } from '@applicant-hub/copy';
import {
  Button,
  CheckboxesField,
  Details,
  Stack,
  useEnhanced,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import { useEffect, useRef } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { formParameters } from '#app/platform/browser/forms/form-text.ts';
import { type CalendarFilter, calendarFilters, FILTERED, filterWords, SCHEMES } from './filters.ts';

export interface CalendarFiltersProps {
  active: readonly CalendarFilter[];
  /** The parameters of the current URL that the filters preserve: the displayed month or day. */
  kept: Readonly<Record<string, string>>;
  /** Loads the dates for another URL. */
  onChoose: (href: string) => Promise<unknown>;
}

/**
 * Filters by route (CAL-8), collapsed because few applicants change them. With scripts, ticking a
 * box applies the filter (CAL-10).
 */
export function CalendarFilters({ active, kept: preserved, onChoose }: CalendarFiltersProps) {
  const isEnhanced = useEnhanced();
  const form = useRef<HTMLFormElement>(null);
  const known = useRef(active);
  const loads = useRef(0);
  const isNew = useRef(true);
  const choose = (requested: HTMLFormElement) => {
    const query = formParameters(new FormData(requested)).toString();
    loads.current += 1;
    void onChoose(`${paths.calendar}?${query}`).finally(() => (loads.current -= 1));
  };
  useEffect(() => {
    if (!isNew.current || form.current === null) return;
    isNew.current = false;
    // Applies filters that were ticked before the script loaded, because the script removes the
    // submit button.
    if (!hasTicked(form.current, active)) choose(form.current);
  });
  useEffect(() => {
    // While the dates for a newer tick are loading, the boxes are not changed. They are set when
    // the response arrives.
    if (loads.current > 0 || known.current === active) return;
    known.current = active;
    // A link can change the filters, so the boxes are set to the filters of the page. After a tick
    // they already match.
    for (const box of form.current?.querySelectorAll('input') ?? []) {
      if (box.name === SCHEMES) box.checked = active.some((filter) => filter === box.value);
    }
  }, [active]);
  return (
    <Details summary={summaryOf(active)} flush>
      <form
        ref={form}
        method="get"
        action={paths.calendar}
        role="search"
        aria-label={m.calendar_filters_label()}
        onChange={({ currentTarget }) => choose(currentTarget)}
      >
        <input type="hidden" name={FILTERED} value="yes" />
        {Object.entries(preserved).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Stack gap={4} align="start">
          <CheckboxesField
            name={SCHEMES}
            legend={<VisuallyHidden>{m.calendar_filters()}</VisuallyHidden>}
            inline
            options={calendarFilters.map((value) => ({ value, label: filterWords[value]() }))}
            defaultValue={active}
          />
          {!isEnhanced && (
            <Button type="submit" variant="secondary">
              {m.calendar_filters_submit()}
            </Button>
          )}
        </Stack>
      </form>
    </Details>
  );
}

const summaryOf = (active: readonly CalendarFilter[]): string =>
  active.length === 0
    ? m.calendar_filters_none()
    : m.calendar_filters_chosen({ routes: active.map((value) => filterWords[value]()).join(', ') });

function hasTicked(form: HTMLFormElement, filters: readonly CalendarFilter[]): boolean {
  const ticked = new FormData(form).getAll(SCHEMES);
  return ticked.length === filters.length && filters.every((filter) => ticked.includes(filter));
}
