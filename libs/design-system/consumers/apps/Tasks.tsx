import { useState, type FormEvent } from 'react';
import { Controller, useForm, type Control } from 'react-hook-form';
import {
  Button,
  Checkbox,
  CheckboxesField,
  Combobox,
  DateField,
  englishFileUpload,
  FileUpload,
  RadiosField,
  SelectField,
  Stack,
  Text,
  TextareaField,
  TextField,
} from '@applicant-hub/design-system';

const towns = ['Bangor', 'Bath', 'Belfast'].map((label) => ({ id: label, label }));
const suggest = (text: string) =>
  Promise.resolve(towns.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
const words = {
  list: 'Towns',
  loading: 'Looking',
  none: 'None',
  failed: 'Failed',
  count: (count: number) => `${count} towns`,
};

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
const days = { unit: 'day', label: 'Day', options: options('', '1', '2') } as const;
const months = { unit: 'month', label: 'Month', options: options('', '5', '6') } as const;

interface Booking {
  name: string;
  seats: number;
  questions: string;
  campus: string;
  travel: string;
  needs: string[];
  terms: boolean;
  town: string;
  date: { day: string; month: string };
  letter: FileList | undefined;
}

const letter = {
  label: 'Letter',
  limits: 'PDF, up to 5 MB',
  accept: '.pdf',
  multiple: true,
  words: englishFileUpload,
} as const;
const namesOf = (files: FileList | undefined) => [...(files ?? [])].map(({ name }) => name);

const nothing: Booking = {
  name: 'Sam',
  seats: 1,
  questions: '',
  campus: 'North',
  travel: 'Train',
  needs: ['Lift'],
  terms: false,
  town: '',
  date: { day: '', month: '' },
  letter: undefined,
};

function ControlledFields({ control }: { readonly control: Control<Booking> }) {
  return (
    <>
      <Controller
        name="town"
        control={control}
        render={({ field }) => (
          <Combobox
            {...field}
            label="Town"
            words={words}
            suggest={suggest}
            delayMs={10}
            onChoose={() => undefined}
          />
        )}
      />
      <Controller
        name="date"
        control={control}
        rules={{ validate: ({ day }) => day !== '' || 'Choose a day' }}
        render={({ field: { value, onChange, ...field }, fieldState }) => (
          <DateField
            {...field}
            legend="When?"
            error={fieldState.error?.message}
            parts={[
              { ...days, value: value.day },
              { ...months, value: value.month },
            ]}
            onChoose={(unit, chosen) => onChange({ ...value, [unit]: chosen })}
          />
        )}
      />
    </>
  );
}

/** A react-hook-form form: `register` for native values, `Controller` for controlled fields. */
export function Booking() {
  const { register, control, handleSubmit, formState } = useForm<Booking>({
    defaultValues: nothing,
  });
  const { errors } = formState;
  const [sent, setSent] = useState('');
  const [isQuiet, setQuiet] = useState(false);
  return (
    <form
      aria-label="Booking"
      noValidate
      onSubmit={(event) =>
        void handleSubmit((booking) =>
          setSent(JSON.stringify({ ...booking, letter: namesOf(booking.letter) })),
        )(event)
      }
    >
      <Stack>
        <TextField
          label="Name"
          error={errors.name?.message}
          {...register('name', { required: 'Enter your name' })}
        />
        <TextField
          label="Seats"
          type="number"
          min={1}
          {...register('seats', { valueAsNumber: true })}
        />
        <TextareaField label="Questions" {...register('questions')} />
        <SelectField label="Campus" options={options('North', 'South')} {...register('campus')} />
        <RadiosField
          legend="How do you come?"
          options={options('Train', 'Bus')}
          {...register('travel')}
        />
        <CheckboxesField
          legend="What do you need?"
          options={options('Lift', 'Loop', 'Parking')}
          {...register('needs')}
        />
        <ControlledFields control={control} />
        <FileUpload {...letter} {...register('letter')} />
        <Checkbox label="I agree" {...register('terms', { required: true })} />
        <Checkbox
          name="quiet"
          label="Tell me nothing"
          checked={isQuiet}
          onChange={(event) => setQuiet(event.target.checked)}
        />
        <Button type="submit">Book</Button>
      </Stack>
      <output data-hook="booking">{sent}</output>
      {isQuiet && <Text lang="cy">Dim negeseuon.</Text>}
    </form>
  );
}

/** The same fields, uncontrolled. They have different ids because the names are the same. */
export function Plain() {
  const [sent, setSent] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      value instanceof File ? value.name : value,
    ]);
    setSent(JSON.stringify(entries));
  };
  return (
    <form aria-label="Plain" onSubmit={send}>
      <Stack>
        <TextField id="plain-name" name="name" label="Name" defaultValue="Kim" />
        <TextField id="plain-seats" name="seats" label="Seats" type="number" defaultValue={2} />
        <TextareaField id="plain-questions" name="questions" label="Questions" />
        <SelectField
          id="plain-campus"
          name="campus"
          label="Campus"
          options={options('North', 'South')}
          defaultValue="South"
        />
        <RadiosField
          id="plain-travel"
          name="travel"
          legend="How do you come?"
          options={options('Train', 'Bus')}
          defaultValue="Bus"
        />
        <CheckboxesField
          id="plain-needs"
          name="needs"
          legend="What do you need?"
          options={options('Lift', 'Loop', 'Parking')}
          defaultValue={['Loop', 'Parking']}
        />
        <Combobox
          id="plain-town"
          name="town"
          label="Town"
          words={words}
          suggest={suggest}
          delayMs={10}
          onChoose={() => undefined}
        />
        <DateField
          id="plain-date"
          name="date"
          legend="When?"
          parts={[{ ...days, defaultValue: '2' }, months]}
        />
        <FileUpload id="plain-letter" name="letter" {...letter} />
        <Checkbox id="plain-terms" name="terms" label="I agree" defaultChecked />
        <Button type="submit">Send</Button>
      </Stack>
      <output data-hook="plain">{sent}</output>
    </form>
  );
}
