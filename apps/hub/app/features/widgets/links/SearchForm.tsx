import { m } from '@applicant-hub/copy';
import { Button, Stack, TextField } from '@applicant-hub/design-system';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import type { WidgetView } from '#app/features/widget-kit/definition.ts';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';

/** The course search. Postgraduate applicants search postgraduate courses (LNK-11). */
export function SearchForm({ widget }: { widget: WidgetView }) {
  return (
    <WidgetCard widget={widget}>
      <form action={systemPages.courseSearch.path}>
        <Stack gap={3}>
          <TextField name="SearchText" label={m.widgets_global_course_search_field()} />
          {widget.isPostgraduate && (
            <input type="hidden" name="filters" value="Destination_Postgraduate" />
          )}
          <div>
            <Button type="submit" variant="secondary">
              {m.widgets_global_course_search_button()}
            </Button>
          </div>
        </Stack>
      </form>
    </WidgetCard>
  );
}
