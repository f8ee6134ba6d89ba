/**
 * Tests a Combobox that a script fills in: a script of a browser extension, of the page, or of a
 * test.
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { Combobox } from '@applicant-hub/design-system';

const towns = ['Bath', 'Belfast'].map((label) => ({ id: label, label }));
const suggest = (text: string) =>
  Promise.resolve(towns.filter(({ label }) => label.toLowerCase().startsWith(text)));
const words = { list: 'Towns', loading: '', none: 'No town', failed: '', count: String };
const field = { name: 'town', label: 'Town', words, delayMs: 1, onChoose: () => undefined };

const form = (children: ReactElement) => <form aria-label="Form">{children}</form>;
const theForm = () => screen.getByRole<HTMLFormElement>('form');
const sent = () =>
  [...new FormData(theForm())].map(([name, value]) => `${name}=${value as string}`);

const put = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
/**
 * An extension uses the browser's setter. A script of the page uses the setter that React
 * installed.
 */
const setters = {
  'an extension': put,
  'a script of the page': (input: HTMLInputElement, value: string) => {
    input.value = value;
  },
};
const table = Object.entries(setters).flatMap(([who, set]) =>
  [['input'], ['input', 'change']].map((names) => ({ who, set, names })),
);

it.each(table)(
  'a combobox searches once when $who fills it with the events $names',
  async ({ set, names }) => {
    const asked = vi.fn(suggest);
    const typed = vi.fn();
    const ref = createRef<HTMLInputElement>();
    render(form(<Combobox {...{ ...field, suggest: asked, onType: typed, ref }} />));
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

    fillIn('ba');
    expect(await screen.findByRole('option', { name: 'Bath' })).toBeTruthy();
    expect(sent()).toEqual(['town=ba']);
    expect(typed).toHaveBeenCalledTimes(2);
  },
);
