'use client';
import { useEffect, useRef, type FormEventHandler } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { CheckboxesField } from '../ChoiceField/ChoiceField.tsx';
import { Details } from '../Details/Details.tsx';
import { FieldRow } from '../FieldRow/FieldRow.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './DataGrid.css.ts';
import { NAMES } from './state.ts';
import type { DataGridColumn, DataGridWords } from './types.ts';
import { isFixed } from './useGridTable.ts';

interface FormProps {
  readonly id: string;
  readonly words: DataGridWords;
  /** Address of the grid without the parameters of the form. */
  readonly href: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement> | undefined;
}

/** Hidden fields for the query parameters that a `method="get"` form would drop, except its own. */
function Rest({ href, asked }: { readonly href: string; readonly asked: string }) {
  const [, query = ''] = href.split(/[?#]/);
  return [...new URLSearchParams(query)]
    .filter(([name]) => name !== asked)
    .map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />);
}

/** Undefined for an address that is only a query: the form then submits to the current page. */
const pathOf = (href: string) => /^[^?#]+/.exec(href)?.[0];

interface FilterProps extends FormProps {
  readonly filter: string;
  readonly clearHref: string;
}

/** A form to find rows by text. */
export function Filter({ id, words, filter, href, clearHref, onSubmit }: FilterProps) {
  const field = useRef<HTMLInputElement>(null);
  const last = useRef(filter);
  useEffect(() => {
    // Typed text stays until the filter in the state changes.
    if (field.current && last.current !== filter) field.current.value = filter;
    last.current = filter;
  }, [filter]);
  return (
    <form action={pathOf(href)} method="get" onSubmit={onSubmit}>
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
          <ButtonLink href={clearHref} variant="quiet">
            {words.showAll}
          </ButtonLink>
        )}
      </FieldRow>
    </form>
  );
}

interface ColumnChoiceProps<Row> extends FormProps {
  readonly columns: readonly DataGridColumn<Row>[];
  readonly shown: readonly string[];
}

/** A form to select the visible columns. */
export function ColumnChoice<Row>({
  id,
  words,
  columns,
  shown,
  href,
  onSubmit,
}: ColumnChoiceProps<Row>) {
  return (
    <Details summary={words.columns} flush>
      <form action={pathOf(href)} method="get" className={css.choice} onSubmit={onSubmit}>
        <Rest href={href} asked={NAMES.columns} />
        <CheckboxesField
          id={`${id}-columns`}
          name={NAMES.columns}
          legend={words.whichColumns}
          columns
          options={columns
            .filter((column) => !isFixed(column))
            .map(({ id: value, header }) => ({ value, label: header }))}
          defaultValue={shown}
        />
        <Button type="submit" variant="secondary">
          {words.showColumns}
        </Button>
      </form>
    </Details>
  );
}
