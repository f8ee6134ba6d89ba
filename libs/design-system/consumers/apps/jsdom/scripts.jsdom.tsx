/** A Combobox that a script fills: an extension of the browser, a script of the page, a test. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { Combobox } from '@applicant-hub/design-system';

const towns = ['Bath', 'Belfast'].map((label) => ({ id: label, label }));
const suggest = (text: string) =>
  Promise.resolve(towns.filter(({ label }) => label.toLowerCase().startsWith(text)));
const words = { list: 'Towns', loading: '', none: 'No town', failed: '', count: String };
const field = { name: 'town', label: 'Town', words, delayMs: 1, onChoose: () => undefined };

const user = userEvent.setup();
const form = (children: ReactElement) => <form aria-label="Form">{children}</form>;
const theForm = () => screen.getByRole<HTMLFormElement>('form');
const reset = () => act(() => theForm().reset());
const sent = () =>
  [...new FormData(theForm())].map(([name, value]) => `${name}=${value as string}`);

const put = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
/** An extension has the browser's setter; a script of the page has the one that React has put there. */
const setters = {
  'an extension': put,
  'a script of the page': (input: HTMLInputElement, value: string) => {
    input.value = value;
  },
};
const events = { input: ['input'], change: ['change'], both: ['input', 'change'] };
const table = Object.entries(setters).flatMap(([who, set]) =>
  Object.entries(events).flatMap(([which, names]) =>
    ['the form', 'a state'].map((keeper) => ({ who, set, which, names, keeper })),
  ),
);

it.each(table)(
  'by $who that says $which, kept by $keeper, suggests once',
  async ({ set, names, keeper }) => {
    const asked = vi.fn(suggest);
    const typed = vi.fn();
    const changed = vi.fn();
    const ref = createRef<HTMLInputElement>();
    function Page() {
      const [value, setValue] = useState('');
      return form(
        <Combobox
          {...{ ...field, suggest: asked, onType: typed, ref }}
          {...(keeper === 'a state' && { value })}
          onChange={(event) => {
            changed(event.target.value);
            setValue(event.target.value);
          }}
        />,
      );
    }
    render(<Page />);
    const input = ref.current as HTMLInputElement;
    const fillIn = (value: string) => {
      set(input, value);
      for (const name of names) fireEvent(input, new Event(name, { bubbles: true }));
    };
    fillIn('bel');
    expect(await screen.findByRole('option', { name: 'Belfast' })).toBeTruthy();
    expect(sent()).toEqual(['town=bel']);
    expect(asked).toHaveBeenCalledOnce();
    expect(typed).toHaveBeenCalledOnce();
    expect(changed.mock.calls).toEqual([['bel']]);

    fillIn('ba');
    expect(await screen.findByRole('option', { name: 'Bath' })).toBeTruthy();
    expect(sent()).toEqual(['town=ba']);
    expect(changed.mock.calls).toEqual([['bel'], ['ba']]);
  },
);

it('forgets its suggestions when the form is reset', async () => {
  render(form(<Combobox {...{ ...field, suggest }} />));
  await user.type(screen.getByLabelText('Town'), 'x');
  expect(await screen.findByText('No town')).toBeTruthy();
  reset();
  await waitFor(() => expect(screen.queryByText('No town')).toBeNull());
  await user.clear(screen.getByLabelText('Town'));
  await user.type(screen.getByLabelText('Town'), 'bel');
  expect(await screen.findByRole('option', { name: 'Belfast' })).toBeTruthy();
  reset();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});
