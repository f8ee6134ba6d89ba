'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { CheckboxesField } from '../ChoiceField/ChoiceField.tsx';
import { Details } from '../Details/Details.tsx';
import { onPlainPress } from '../enhance/onPlainPress.ts';
import { FieldRow } from '../FieldRow/FieldRow.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './DataGrid.css.ts';
import type { StateLinks } from './links.ts';
import { NAMES } from './state.ts';
import type { DataGridColumn, DataGridWords } from './types.ts';
import { isFixed } from './useGridTable.ts';

interface FormProps {
  readonly id: string;
  readonly words: DataGridWords;
  readonly links: StateLinks;
}

/**
 * Hidden fields for the query parameters that a `method="get"` form would otherwise drop. The
 * form's own fields are excluded.
 */
function Rest({ href, asked }: { readonly href: string; readonly asked: string }) {
  const [, query = ''] = href.split(/[?#]/);
  return [...new URLSearchParams(query)]
    .filter(([name]) => name !== asked)
    .map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />);
}

/** Undefined if the URL is only a query: the form then submits to the current page. */
const pathOf = (href: string) => /^[^?#]+/.exec(href)?.[0];

/** A form that finds rows by text. */
export function Filter({ id, words, links }: FormProps) {
  const { filter } = links.state;
  const { href, apply } = links.linkTo({ filter: '', page: 1 });
  const field = useRef<HTMLInputElement>(null);
  const last = useRef(filter);
  useEffect(() => {
    // Typed text is preserved until the filter in the state changes.
    if (field.current && last.current !== filter) field.current.value = filter;
    last.current = filter;
  }, [filter]);
  return (
    <form
      action={pathOf(href)}
      method="get"
      onSubmit={links.onSubmit((form) => ({
        filter: form.getAll(NAMES.filter).map(String).join().trim(),
      }))}
    >
      <Rest href={href} asked={NAMES.filter} />
      <FieldRow>
        <TextField
          ref={field}
          id={`${id}-filter`}
          name={NAMES.filter}
          label={words.filter}
          type="search"
          defaultValue={filter}
        />
        <Button type="submit" variant="secondary">
          {words.find}
        </Button>
        {filter && (
          <ButtonLink href={href} variant="quiet" onClick={apply && onPlainPress(apply)}>
            {words.showAll}
          </ButtonLink>
        )}
      </FieldRow>
    </form>
  );
}

interface ColumnChoiceProps<Row> extends FormProps {
  readonly columns: readonly DataGridColumn<Row>[];
  readonly visible: readonly { readonly id: string }[];
}

/** A form that selects the visible columns. */
export function ColumnChoice<Row>({ id, words, links, columns, visible }: ColumnChoiceProps<Row>) {
  const { state, linkTo, onSubmit } = links;
  const { href } = linkTo({ columns: undefined, page: 1 });
  return (
    <Details summary={words.columns} flush>
      <form
        action={pathOf(href)}
        method="get"
        className={css.choice}
        onSubmit={onSubmit((form) => {
          const chosen = form.getAll(NAMES.columns).map(String);
          return { columns: chosen.length > 0 ? chosen : undefined, page: state.page };
        })}
      >
        <Rest href={href} asked={NAMES.columns} />
        <CheckboxesField
          id={`${id}-columns`}
          name={NAMES.columns}
          legend={words.whichColumns}
          columns
          options={columns
            .filter((column) => !isFixed(column))
            .map(({ id: value, header }) => ({ value, label: header }))}
          defaultValue={visible.map((column) => column.id)}
        />
        <Button type="submit" variant="secondary">
          {words.showColumns}
        </Button>
      </form>
    </Details>
  );
}
