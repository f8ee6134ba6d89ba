/** Tests every field with all HTML attributes of its control. */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import {
  Checkbox,
  Combobox,
  RangeField,
  SelectField,
  TextareaField,
  TextField,
} from '@applicant-hub/design-system';
import { control, lookup, options, text } from './field-kinds.tsx';

/** Attributes that HTML allows on any control, and React's events. */
const anyControl = {
  ...({ title: 'Words', tabIndex: 0, translate: 'no', autoFocus: true } as const),
  'aria-details': 'more',
  'data-hook': 'yes',
};
const anyText = {
  ...({ autoCapitalize: 'words', enterKeyHint: 'next', inputMode: 'numeric' } as const),
  ...{ maxLength: 9, minLength: 2, readOnly: true, spellCheck: false },
};
const attributes = {
  TextField: [
    <TextField
      {...{ ...text, ...anyControl, ...anyText, autoComplete: 'email' }}
      type="email"
      {...{ list: 'list', max: 5, min: 1, step: 2, pattern: '.+', multiple: true }}
    />,
    {
      ...{ type: 'email', autocomplete: 'email', list: 'list', max: '5', min: '1', step: '2' },
      ...{ pattern: '.+', multiple: '' },
    },
  ],
  TextareaField: [
    <TextareaField {...{ ...text, ...anyControl, ...anyText, rows: 3, autoComplete: 'off' }} />,
    { rows: '3', autocomplete: 'off' },
  ],
  Combobox: [
    <Combobox {...{ ...text, ...lookup, ...anyControl, ...anyText, pattern: '.+' }} />,
    { pattern: '.+' },
  ],
  SelectField: [
    <SelectField {...{ ...text, ...anyControl, options, autoComplete: 'country' }} />,
    { autocomplete: 'country' },
  ],
  RangeField: [
    <RangeField {...{ ...text, ...anyControl, list: 'list', max: 5, min: 1, step: 2 }} />,
    { type: 'range', list: 'list', max: '5', min: '1', step: '2' },
  ],
  Checkbox: [<Checkbox {...{ ...text, ...anyControl, value: 'b' }} />, { value: 'b' }],
} satisfies Record<string, [ReactElement, Record<string, string>]>;

describe.each(Object.entries(attributes))('%s', (kind, [field, own]) => {
  it('the field passes native attributes to its control', () => {
    render(field);
    const isText = ['TextField', 'TextareaField', 'Combobox'].includes(kind);
    const expected = {
      ...{ title: 'Words', tabindex: '0', translate: 'no' },
      ...{ 'aria-details': 'more', 'data-hook': 'yes' },
      ...(isText && {
        ...{ autocapitalize: 'words', enterkeyhint: 'next', inputmode: 'numeric' },
        ...{ maxlength: '9', minlength: '2', readonly: '', spellcheck: 'false' },
      }),
      ...own,
    };
    const element = control('Field');
    for (const [name, value] of Object.entries(expected)) {
      expect([name, element.getAttribute(name)]).toEqual([name, value]);
    }
    expect(document.activeElement).toBe(element);
  });
});

it.each([
  ...['number', 'date', 'time', 'datetime-local', 'month', 'week'],
  ...['email', 'tel', 'url', 'search', 'password', 'text'],
] as const)('TextField has the type %s', (type) => {
  render(<TextField {...text} type={type} />);
  expect(control('Field')).toHaveProperty('type', type);
});
