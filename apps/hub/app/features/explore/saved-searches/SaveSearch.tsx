import { m } from '@applicant-hub/copy';
import { Inline, Text } from '@applicant-hub/design-system';
import { partProps } from '#app/platform/browser/page/section.ts';
import { Part } from '#app/platform/flash/Part.tsx';
import { SavedSearchForm } from './SavedSearchForm.tsx';
import type { SaveSearchView } from './view-types.ts';

const PART = 'save-search';

export function SaveSearch({ view: { query, total, since, isChanged } }: { view: SaveSearchView }) {
  return (
    <div {...partProps(PART)}>
      <Part id={PART}>
        <Inline gap={3}>
          {since === null ? (
            <SavedSearchForm intent="save" query={query} total={total} variant="secondary">
              {m.courses_saved_save()}
            </SavedSearchForm>
          ) : (
            <>
              <Text as="span" weight="strong" numeric>
                {since}
              </Text>
              {isChanged && (
                <SavedSearchForm intent="seen" query={query} total={total} variant="secondary">
                  {m.courses_saved_seen()}
                </SavedSearchForm>
              )}
              <SavedSearchForm intent="remove" query={query} variant="quiet">
                {m.courses_saved_remove()}
              </SavedSearchForm>
            </>
          )}
        </Inline>
      </Part>
    </div>
  );
}
