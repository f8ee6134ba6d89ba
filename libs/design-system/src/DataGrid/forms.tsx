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
  /** Where the grid is without what the form asks for. */
  readonly href: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement> | undefined;
}

/** Of an address, what a form with `method="get"` forgets: its query, but for what the form asks. */
function Rest({ href, asked }: { readonly href: string; readonly asked: string }) {
  const [, query = ''] = href.split(/[?#]/);
  return [...new URLSearchParams(query)]
    .filter(([name]) => name !== asked)
    .map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />);
}

/** None where the address is a query alone: the form leads to the page that it is on. */
const pathOf = (href: string) => /^[^?#]+/.exec(href)?.[0];

interface FilterProps extends FormProps {
  readonly filter: string;
  readonly clearHref: string;
}

/** Looks for rows by a text. */
export function Filter({ id, words, filter, href, clearHref, onSubmit }: FilterProps) {
  const field = useRef<HTMLInputElement>(null);
  const last = useRef(filter);
  useEffect(() => {
    // What is being typed stays until the state says another word.
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

/** Which columns are shown. */
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
