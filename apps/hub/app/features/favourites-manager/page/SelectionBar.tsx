import { m } from '@applicant-hub/copy';
import { Button, Inline, Link, Text } from '@applicant-hub/design-system';
import type { FavouriteKind } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import { LIST_ID, managePath, type ManageQuery } from '#app/platform/paths/manage-path.ts';
import { pageAt } from '#app/platform/browser/page/section.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { listWords } from './list-words.ts';
import * as css from './SelectionBar.css.ts';

export const selectionFormId = (list: FavouriteKind): string => `selection-${list}`;

export interface SelectionBarProps {
  readonly query: ManageQuery;
  readonly list: FavouriteKind;
}

export function SelectionBar({ query, list }: SelectionBarProps) {
  return (
    <form
      id={selectionFormId(list)}
      className={css.bar}
      method="post"
      action={paths.favouritesForm}
      aria-label={m.manage_selection_label({ list: listWords[list]() })}
    >
      <FormToken />
      <input type="hidden" name="intent" value="bulk-remove" />
      <input type="hidden" name="kind" value={list} />
      <input
        type="hidden"
        name="redirectTo"
        value={pageAt(managePath({ ...query, selected: null }), LIST_ID)}
      />
      <Link href={tickHref(query, null)} variant="standalone">
        {m.manage_selection_none()}
      </Link>
      <Inline gap={2}>
        {list === 'courses' && (
          <Button type="submit" size="s" formAction={paths.compareFavourites}>
            {m.manage_selection_compare()}
          </Button>
        )}
        <Button type="submit" size="s" variant="secondary">
          {m.manage_selection_remove()}
        </Button>
      </Inline>
    </form>
  );
}

export function SelectionHint({ query, list }: SelectionBarProps) {
  return (
    <div className={css.hint}>
      <Text as="span" size="s" muted>
        {list === 'courses' ? m.manage_selection_hint_courses() : m.manage_selection_hint()}
      </Text>
      <Link href={tickHref(query, list)} variant="standalone">
        {m.manage_selection_all()}
      </Link>
    </div>
  );
}

const tickHref = (query: ManageQuery, selected: FavouriteKind | null) =>
  `${managePath({ ...query, selected })}#${LIST_ID}`;
