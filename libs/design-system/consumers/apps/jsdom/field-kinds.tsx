import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
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

export const options = ['', 'a', 'b'].map((value) => ({ value, label: value || 'None' }));
const words = { list: '', loading: '', none: '', failed: '', count: String };
export const lookup = {
  words,
  suggest: () => Promise.resolve([]),
  delayMs: 60_000,
  onChoose: String,
};

export const user = userEvent.setup();
export const control = (name: string) => screen.getByLabelText(name);
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
  /** The controlled field, with the same initial value. It calls `change` with each new value. */
  readonly byState: (value: unknown, change: (value: unknown) => void) => ReactElement;
  /** The initial value of both fields, and the form data that results from it. */
  readonly begins: readonly [unknown, readonly string[]];
  /** Fills in the field. `sends` is the form data after that. */
  readonly fill: () => Promise<void>;
  readonly sends: readonly string[];
  /** False if HTML cannot make the whole field `required`. */
  readonly isRequired?: false;
}

export const text = { name: 'field', label: 'Field' };
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

export const fields: readonly Field[] = [
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
export const sent = (label = 'Form') =>
  [...new FormData(screen.getByRole<HTMLFormElement>('form', { name: label }))].map(
    ([name, value]) => `${name}=${value as string}`,
  );

export const form = (children?: ReactElement, label = 'Form') => (
  <form aria-label={label} id={label}>
    {children}
  </form>
);
export const reset = () => act(() => screen.getByRole<HTMLFormElement>('form').reset());
export const controls = () => [
  ...screen.getByRole('form').querySelectorAll('input, select, textarea'),
];
