import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, createRef, useState, version } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as designSystem from '@applicant-hub/design-system';
import * as dataGrid from '@applicant-hub/design-system/data-grid';
import { Booking, Plain } from '../Tasks.tsx';
import { componentsOf, fields, groups } from '../least-props.ts';

const { Button, Dialog, ErrorSummary, Table, Combobox, TextField } = designSystem;

const booking = () => within(screen.getByRole('form', { name: 'Booking' }));
const sent = (hook: string) =>
  JSON.parse(document.querySelector(`[data-hook="${hook}"]`)?.textContent || 'null') as unknown;

const all = { ...designSystem, ...dataGrid };

describe.each(componentsOf(all))('$name', ({ name, component, props }) => {
  it('the component sets its ref only once, to its root or its control', () => {
    const object = createRef<Element>();
    const { container, unmount } = render(
      createElement(component, { ...props, ref: object } as object),
    );
    const control = container.querySelector('input, select, textarea');
    const target = [...fields, ...groups].includes(name) ? control : container.firstElementChild;
    expect(object.current).toBe(target);
    unmount();
    expect(object.current).toBeNull();

    const heard: unknown[] = [];
    const ref = (element: unknown) => void heard.push(element);
    const shown = render(createElement(component, { ...props, ref } as object));
    expect(heard).toHaveLength(1);
    // A re-render of the parent must not detach the ref.
    shown.rerender(createElement(component, { ...props, ref } as object));
    expect(heard).toHaveLength(1);
  });
});

it('a react-hook-form form fills, validates and submits all fields', async () => {
  const user = userEvent.setup();
  render(<Booking />);
  const form = booking();
  expect(form.getByLabelText('Name')).toHaveProperty('value', 'Sam');
  expect(form.getByLabelText('Campus')).toHaveProperty('value', 'North');
  expect(form.getByLabelText('Train')).toHaveProperty('checked', true);
  expect(form.getByLabelText('Lift')).toHaveProperty('checked', true);

  await user.clear(form.getByLabelText('Name'));
  await user.click(form.getByRole('button', { name: 'Book' }));
  expect(await form.findByText('Enter your name')).toBeTruthy();
  expect(form.getByText('Choose a day')).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText('Name'));

  await user.type(form.getByLabelText('Name'), 'Alex');
  await user.clear(form.getByLabelText('Seats'));
  await user.type(form.getByLabelText('Seats'), '3');
  await user.type(form.getByLabelText('Questions'), 'Where?');
  await user.selectOptions(form.getByLabelText('Campus'), 'South');
  await user.click(form.getByLabelText('Bus'));
  await user.click(form.getByLabelText('Parking'));
  await user.type(form.getByLabelText('Town'), 'Ba');
  // Waits for the final list. Towns whose name contains a B may appear briefly and disappear during
  // the click.
  await waitFor(() =>
    expect(
      within(form.getByRole('listbox', { name: 'Towns' })).getAllByRole('option'),
    ).toHaveLength(2),
  );
  await user.click(form.getByRole('option', { name: 'Bath' }));
  await user.selectOptions(form.getByLabelText('Day'), '2');
  await user.selectOptions(form.getByLabelText('Month'), '6');
  const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
  await user.upload(form.getByLabelText('Letter'), [pdf('letter.pdf'), pdf('more.pdf')]);
  expect(form.getByRole('list', { name: 'Chosen files' }).textContent).toContain('letter.pdf');
  await user.click(form.getByLabelText('I agree'));
  await user.click(form.getByLabelText('Tell me nothing'));
  expect(form.getByText('Dim negeseuon.').getAttribute('lang')).toBe('cy');
  await user.click(form.getByRole('button', { name: 'Book' }));
  await waitFor(() =>
    expect(sent('booking')).toEqual({
      ...{ name: 'Alex', seats: 3, questions: 'Where?', campus: 'South', travel: 'Bus' },
      ...{ needs: ['Lift', 'Parking'], terms: true, town: 'Bath', date: { day: '2', month: '6' } },
      letter: ['letter.pdf', 'more.pdf'],
    }),
  );
});

it('focus moves to the first invalid field, even when the field has several controls', async () => {
  const user = userEvent.setup();
  render(<Booking />);
  await user.click(booking().getByLabelText('I agree'));
  await user.click(booking().getByRole('button', { name: 'Book' }));
  await booking().findByText('Choose a day');
  expect(document.activeElement).toBe(booking().getByLabelText('Day'));
});

it('FormData reads the fields, and their ids differ from the ids in the other form', async () => {
  render(
    <>
      <Booking />
      <Plain />
    </>,
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent('plain')).toEqual([
    ...[
      ['name', 'Kim'],
      ['seats', '2'],
      ['questions', ''],
      ['campus', 'South'],
      ['travel', 'Bus'],
    ],
    ...[
      ['needs', 'Loop'],
      ['needs', 'Parking'],
      ['town', ''],
      ['date-day', '2'],
    ],
    ...[
      ['date-month', ''],
      ['letter', ''],
      ['terms', 'on'],
    ],
  ]);
});

it('a removed file disappears from the list, and the status announces the new number of files', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <form>
      <designSystem.FileUpload
        {...{
          name: 'letter',
          label: 'Letter',
          limits: 'PDF',
          words: designSystem.englishFileUpload,
        }}
      />
    </form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Letter');
  await user.upload(input, new File(['%PDF'], 'letter.pdf'));
  await user.click(screen.getByRole('button', { name: 'Remove letter.pdf' }));
  expect(container.querySelector('ul')).toBeNull();
  expect(input.files).toHaveLength(0);
  expect(document.activeElement).toBe(input);
  expect(screen.getByRole('status').textContent).toBe('No files chosen');
});

it('a Combobox shows suggestions when a script changes its value', async () => {
  render(<Plain />);
  fireEvent.change(screen.getByLabelText('Town'), { target: { value: 'bel' } });
  expect(await screen.findByRole('option', { name: 'Belfast' })).toBeTruthy();
  fireEvent.keyDown(screen.getByLabelText('Town'), { key: 'ArrowDown' });
  fireEvent.keyDown(screen.getByLabelText('Town'), { key: 'Enter' });
  expect(screen.getByLabelText('Town')).toHaveProperty('value', 'Belfast');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('listbox', { name: 'Towns' })).toBeNull();
});

it('typeInto fills a Combobox without a search and calls `onChange`', async () => {
  const heard = vi.fn();
  const asked = vi.fn(() => Promise.resolve([]));
  const words = { list: '', loading: '', none: '', failed: '', count: String };
  render(
    <Combobox
      {...{ name: 'town', label: 'Town', words, delayMs: 1, suggest: asked }}
      onChange={heard}
      onChoose={() => undefined}
    />,
  );
  designSystem.typeInto(screen.getByLabelText('Town'), 'Leeds');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
});

it('the page state opens and closes a dialog', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button type="button" onClick={() => setOpen(true)}>
          Remove
        </Button>
        <Dialog id="remove" title="Remove it?" closeLabel="Close" open={isOpen}>
          <Button type="button" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </Dialog>
      </>
    );
  }
  render(<Page />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('dialog', { name: 'Remove it?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the link of an error moves focus to its field', async () => {
  render(
    <>
      <ErrorSummary
        title="There is a problem"
        errors={[{ fieldId: 'town', message: 'Enter it' }]}
      />
      <TextField name="town" label="Town" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Enter it' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Town'));
});

it('the row type of a table is inferred', () => {
  render(
    <Table
      id="towns"
      caption="Towns"
      rows={[{ town: 'Bath', people: 94_000 }]}
      getRowKey={({ town }) => town}
      columns={[{ id: 'people', header: 'People', cell: ({ people }) => people.toFixed(0) }]}
    />,
  );
  expect(screen.getByRole('cell', { name: '94000' })).toBeTruthy();
});

it(`the tests run with the expected version of React: ${version}`, () => {
  expect(version).toMatch(new RegExp(`^${import.meta.env['VITE_REACT']}\\.`));
});
