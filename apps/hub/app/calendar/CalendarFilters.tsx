import { Form, useNavigation, useSubmit } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Button, Card, CheckboxesField, Stack, useEnhanced } from '@applicant-hub/design-system';
import { useEffect, useRef } from 'react';
import { paths } from '../applicant/links.ts';
import { type CalendarFilter, calendarFilters, FILTERED, filterWords, SCHEMES } from './filters.ts';

/** Whether other dates are on their way. */
export const useIsLoadingDates = (): boolean => {
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === paths.calendar;
};

/** The ways to apply that dates are shown for (CAL-8). With scripts, a tick is enough (CAL-10). */
export function CalendarFilters({ active }: { active: readonly CalendarFilter[] }) {
  const isEnhanced = useEnhanced();
  const submit = useSubmit();
  const isLoading = useIsLoadingDates();
  const form = useRef<HTMLFormElement>(null);
  const known = useRef(active);
  useEffect(() => {
    // What is ticked meanwhile has an answer of its own on the way.
    if (isLoading || known.current === active) return;
    known.current = active;
    // A link to other filters ticks its boxes; after a tick they are as they should be.
    for (const box of form.current?.querySelectorAll('input') ?? []) {
      if (box.name === SCHEMES) box.checked = active.some((filter) => filter === box.value);
    }
  }, [active, isLoading]);
  return (
    <Card>
      <Form
        ref={form}
        method="get"
        action={paths.calendar}
        role="search"
        aria-label={m.calendar_filters_label()}
        onChange={(event) =>
          submit(event.currentTarget, { replace: true, preventScrollReset: true })
        }
      >
        <input type="hidden" name={FILTERED} value="yes" />
        <Stack gap={4} align="start">
          <CheckboxesField
            name={SCHEMES}
            legend={m.calendar_filters()}
            inline
            options={calendarFilters.map((value) => ({ value, label: filterWords[value]() }))}
            defaultValues={active}
          />
          {!isEnhanced && (
            <Button type="submit" variant="secondary">
              {m.calendar_filters_submit()}
            </Button>
          )}
        </Stack>
      </Form>
    </Card>
  );
}
