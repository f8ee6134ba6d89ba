/** Tests every field, uncontrolled and controlled, with all HTML attributes of its control. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement, useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import {
  type DateParts,
  CharacterCount,
  Checkbox,
  CheckboxesField,
  Combobox,
  DateField,
  DatePicker,
  englishCharacterCount,
  englishDatePicker,
  RadiosField,
  RangeField,
  SelectField,
  TextareaField,
  TextField,
  TicksField,
} from '@applicant-hub/design-system';

const options = ['', 'a', 'b'].map((value) => ({ value, label: value || 'None' }));
const words = { list: '', loading: '', none: '', failed: '', count: String };
const lookup = { words, suggest: () => Promise.resolve([]), delayMs: 60_000, onChoose: String };

const user = userEvent.setup();
const control = (name: string) => screen.getByLabelText(name);
const typeIt = async () => {
  await user.clear(control('Field'));
  await user.type(control('Field'), 'b');
};
// Neither jsdom nor user-event can move the thumb of a slider.
const slide = () =>
  Promise.resolve(void fireEvent.change(control('Field'), { target: { value: '30' } }));
const chooseIt = () => user.selectOptions(control('Field'), 'b');

/** Props of the native control that every field accepts. */
interface Given {
  readonly id?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly form?: string;
}

interface Field {
  readonly kind: string;
  /** The uncontrolled field, with an initial value. */
  readonly byForm: (given?: Given) => ReactElement;
  /** The controlled field, with the same initial value. It changes if it can. */
  readonly byState: (value: unknown, change: (value: unknown) => void) => ReactElement;
  /** The initial value of both, and the form data that results. */
  readonly begins: readonly [unknown, readonly string[]];
  /** Fills in the field. `sends` is the form data afterwards. */
  readonly fill: () => Promise<void>;
  readonly sends: readonly string[];
  /** False where HTML has no single `required` for the whole field. */
  readonly isRequired?: false;
}

const text = { name: 'field', label: 'Field' };
const group = { name: 'field', legend: 'Question' };
const calendar = { min: '2027-01-11', max: '2028-06-30', words: englishDatePicker };
const partsOf = (day: string): DateParts => ({ day, month: '3', year: '2027' });

/** Test rows for fields with a single text value. */
const texts = (
  [
    ['TextField', TextField],
    ['TextareaField', TextareaField],
    [
      'CharacterCount',
      (props: Parameters<typeof TextareaField>[0]) => (
        <CharacterCount limit={9} words={englishCharacterCount} {...props} />
      ),
    ],
    [
      'Combobox',
      (props: Parameters<typeof TextField>[0]) => (
        <Combobox {...lookup} {...(props as object)} {...text} />
      ),
    ],
  ] as const
).map(([kind, Control]): Field => ({
  kind,
  byForm: (given) => <Control {...text} defaultValue="a" {...given} />,
  byState: (value, change) => (
    <Control
      {...text}
      value={value as string}
      onChange={(event: { target: { value: string } }) => change(event.target.value)}
    />
  ),
  begins: ['a', ['field=a']],
  fill: typeIt,
  sends: ['field=b'],
}));

const fields: readonly Field[] = [
  ...texts,
  {
    kind: 'SelectField',
    byForm: (given) => <SelectField {...text} options={options} defaultValue="a" {...given} />,
    byState: (value, change) => (
      <SelectField
        {...text}
        options={options}
        value={value as string}
        onChange={(event) => change(event.target.value)}
      />
    ),
    begins: ['a', ['field=a']],
    fill: chooseIt,
    sends: ['field=b'],
  },
  {
    kind: 'RangeField',
    byForm: (given) => <RangeField {...text} defaultValue={20} {...(given as object)} />,
    byState: (value, change) => (
      <RangeField
        {...text}
        value={value as number}
        onChange={(event) => change(event.target.value)}
      />
    ),
    begins: [20, ['field=20']],
    fill: slide,
    sends: ['field=30'],
    isRequired: false,
  },
  {
    kind: 'RadiosField',
    byForm: (given) => <RadiosField {...group} options={options} defaultValue="a" {...given} />,
    byState: (value, change) => (
      <RadiosField
        {...group}
        options={options}
        value={value as string}
        onChange={(event) => change(event.target.value)}
      />
    ),
    begins: ['a', ['field=a']],
    fill: () => user.click(control('b')),
    sends: ['field=b'],
  },
  {
    kind: 'CheckboxesField',
    byForm: (given) => (
      <CheckboxesField {...group} options={options} defaultValue={['a']} {...(given as object)} />
    ),
    byState: (value, change) => (
      <CheckboxesField
        {...group}
        options={options}
        value={value as string[]}
        onChange={({ target }) =>
          change(
            target.checked
              ? [...(value as string[]), target.value]
              : (value as string[]).filter((one) => one !== target.value),
          )
        }
      />
    ),
    begins: [['a'], ['field=a']],
    fill: async () => {
      await user.click(control('b'));
      await user.click(control('a'));
    },
    sends: ['field=b'],
    isRequired: false,
  },
  {
    kind: 'TicksField',
    byForm: ({ id = 'ticks', ...given } = {}) => (
      <TicksField
        id={id}
        legend="Question"
        ticks={['a', 'b'].map((name) => ({
          ...{ name, label: name, id: `${id}-${name}`, defaultChecked: name === 'a' },
        }))}
        {...(given as object)}
      />
    ),
    byState: (value, change) => (
      <TicksField
        id="ticks"
        legend="Question"
        ticks={['a', 'b'].map((name) => ({ name, label: name, checked: value === name }))}
        onChange={({ target }) => change(target.checked && target.name)}
      />
    ),
    begins: ['a', ['a=yes']],
    fill: async () => {
      await user.click(control('a'));
      await user.click(control('b'));
    },
    sends: ['b=yes'],
    isRequired: false,
  },
  {
    kind: 'Checkbox',
    byForm: (given) => <Checkbox {...text} defaultChecked {...given} />,
    byState: (value, change) => (
      <Checkbox
        {...text}
        checked={value as boolean}
        onChange={(event) => change(event.target.checked)}
      />
    ),
    begins: [true, ['field=on']],
    fill: () => user.click(control('Field')),
    sends: [],
  },
  {
    kind: 'DateField',
    byForm: (given) => (
      <DateField
        {...group}
        parts={[{ unit: 'day', label: 'Field', options, defaultValue: 'a' }]}
        {...given}
      />
    ),
    byState: (value, change) => (
      <DateField
        {...group}
        parts={[{ unit: 'day', label: 'Field', options, value: value as string }]}
        onChoose={(_unit, chosen) => change(chosen)}
      />
    ),
    begins: ['a', ['field-day=a']],
    fill: chooseIt,
    sends: ['field-day=b'],
  },
  {
    kind: 'DatePicker',
    byForm: (given) => (
      <DatePicker {...group} {...calendar} defaultValue={partsOf('17')} {...given} />
    ),
    byState: (value, change) => (
      <DatePicker {...group} {...calendar} value={value as DateParts} onChange={change} />
    ),
    begins: [partsOf('17'), ['field-day=17', 'field-month=3', 'field-year=2027']],
    fill: async () => {
      await user.click(screen.getByRole('button', { name: /^Choose from a calendar/ }));
      await user.click(screen.getByRole('button', { name: 'Thursday 25 March 2027' }));
    },
    sends: ['field-day=25', 'field-month=3', 'field-year=2027'],
  },
];

/** The submitted form data. */
const sent = (label = 'Form') =>
  [...new FormData(screen.getByRole<HTMLFormElement>('form', { name: label }))].map(
    ([name, value]) => `${name}=${value as string}`,
  );

const form = (children?: ReactElement, label = 'Form') => (
  <form aria-label={label} id={label}>
    {children}
  </form>
);
const reset = () => act(() => screen.getByRole<HTMLFormElement>('form').reset());
const controls = () => [...screen.getByRole('form').querySelectorAll('input, select, textarea')];

describe.each(fields)('$kind', ({ byForm, byState, begins, fill, sends, isRequired = true }) => {
  it('is kept by the form, and goes back with it', async () => {
    render(form(byForm()));
    expect(sent()).toEqual(begins[1]);
    await fill();
    expect(sent()).toEqual(sends);
    reset();
    expect(sent()).toEqual(begins[1]);
    await fill();
    expect(sent()).toEqual(sends);
  });

  it('is kept by a state', async () => {
    function Page() {
      const [value, setValue] = useState(begins[0]);
      return form(byState(value, setValue));
    }
    render(<Page />);
    expect(sent()).toEqual(begins[1]);
    await fill();
    expect(sent()).toEqual(sends);
  });

  it('stays what the state says', async () => {
    const heard = vi.fn();
    render(form(byState(begins[0], heard)));
    await fill();
    expect(heard).toHaveBeenCalled();
    expect(sent()).toEqual(begins[1]);
  });

  it('sends nothing while it is disabled', () => {
    const { rerender } = render(form(byForm({ disabled: true })));
    expect(sent()).toEqual([]);
    for (const one of controls()) expect(one.matches(':disabled')).toBe(true);
    rerender(form(byForm()));
    expect(sent()).toEqual(begins[1]);
  });

  it('belongs to a form elsewhere', () => {
    render(
      <>
        {form(byForm({ form: 'Other' }))}
        {form(undefined, 'Other')}
      </>,
    );
    expect(sent()).toEqual([]);
    expect(sent('Other')).toEqual(begins[1]);
  });

  it.runIf(isRequired)('is required', () => {
    render(form(byForm({ required: true })));
    for (const one of controls()) expect(one).toHaveProperty('required', true);
  });

  it('has no id of the same field in another form, which has one of its own', () => {
    const { container } = render(
      <>
        {form(byForm())}
        {form(byForm({ id: 'other' }), 'Other')}
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const label of container.querySelectorAll('label[for]')) {
      const { control: own } = label as HTMLLabelElement;
      expect(own?.closest('form')).toBe(label.closest('form'));
    }
  });
});

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
  it('takes what its native control takes', () => {
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

describe('RangeField', () => {
  const miles = { ...text, max: 500, format: (value: number) => `${value} miles` };
  const said = () => [
    document.querySelector('output')?.textContent,
    control('Field').getAttribute('aria-valuetext'),
  ];

  it('says what it is, what it becomes, and what its form makes of it', async () => {
    render(form(<RangeField {...miles} min={100} defaultValue={300} />));
    expect(said()).toEqual(['300 miles', '300 miles']);
    fireEvent.input(control('Field'), { target: { value: '400' } });
    expect(said()).toEqual(['400 miles', '400 miles']);
    reset();
    await waitFor(() => expect(said()).toEqual(['300 miles', '300 miles']));
  });

  it('says what the state says, within its ends', () => {
    const { rerender } = render(<RangeField {...miles} value={300} onChange={String} />);
    fireEvent.input(control('Field'), { target: { value: '400' } });
    expect(said()).toEqual(['300 miles', '300 miles']);
    rerender(<RangeField {...miles} value={200} onChange={String} />);
    expect(said()).toEqual(['200 miles', '200 miles']);
    rerender(<RangeField {...miles} value={900} onChange={String} />);
    expect(said()).toEqual(['500 miles', '500 miles']);
  });

  it('says a number by itself where nothing is said of words', () => {
    render(<RangeField {...text} />);
    expect(said()).toEqual(['50', '50']);
  });

  it('says what react-hook-form begins with, and sends what is chosen', async () => {
    const heard = vi.fn();
    function Page() {
      const { register, handleSubmit, reset: begin } = useForm({ defaultValues: { field: 120 } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => heard(values))(event)}>
          <RangeField {...miles} {...register('field', { valueAsNumber: true })} />
          <button type="submit">Send</button>
          <button type="button" onClick={() => begin()}>
            Begin again
          </button>
        </form>
      );
    }
    render(<Page />);
    expect(said()[0]).toBe('120 miles');
    fireEvent.input(control('Field'), { target: { value: '250' } });
    await user.click(screen.getByText('Send'));
    expect(heard).toHaveBeenCalledWith({ field: 250 });
    await user.click(screen.getByText('Begin again'));
    await waitFor(() => expect(said()[0]).toBe('120 miles'));
  });
});

describe.each(fields)('$kind', ({ byForm }) => {
  it('hears the events of its control', async () => {
    const heard: string[] = [];
    const hear = (event: { type: string }) => void heard.push(event.type);
    const events = { onFocus: hear, onBlur: hear, onKeyDown: hear, onKeyUp: hear, onClick: hear };
    render(cloneElement(byForm(), events));
    const [first] = document.querySelectorAll('input, select, textarea');
    await user.click(first as Element);
    await user.keyboard('{Shift}');
    await user.tab();
    expect([...new Set(heard)].sort()).toEqual(['blur', 'click', 'focus', 'keydown', 'keyup']);
  });
});
