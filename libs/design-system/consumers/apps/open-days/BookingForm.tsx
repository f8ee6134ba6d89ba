'use client';
import { useActionState } from 'react';
import {
  Banner,
  Button,
  CharacterCount,
  DatePicker,
  englishCharacterCount,
  englishDatePicker,
  englishFileUpload,
  ErrorSummary,
  FileUpload,
  Heading,
  Stack,
  Text,
  TextField,
} from '@applicant-hub/design-system';
import { LETTER_LIMIT, nothing, QUESTION_LIMIT, type Booking } from './booking.ts';
import { inWords, isOpen } from './days.ts';

interface BookingFormProps {
  /** Handles the submitted form: a server action, or a function in the page. */
  readonly book: (state: Booking, form: FormData) => Booking | Promise<Booking>;
}

/** A form that is displayed again with its errors and all of its input. */
export function BookingForm({ book }: BookingFormProps) {
  const [{ attempt, values, errors, letter, booked }, action] = useActionState(book, nothing);
  if (booked !== undefined) {
    return (
      <Banner tone="success" title="Your place is booked" autofocus>
        <Text>
          {values.name}, we expect you on {inWords(booked)}. We have written to {values.email}.
        </Text>
      </Banner>
    );
  }
  return (
    <form action={action} aria-labelledby="book" noValidate>
      <Stack key={attempt}>
        {Object.keys(errors).length > 0 && (
          <ErrorSummary
            title="There is a problem"
            errors={Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }))}
          />
        )}
        <Heading level={2} id="book">
          Book a place
        </Heading>
        <TextField
          name="name"
          label="Full name"
          autoComplete="name"
          defaultValue={values.name}
          error={errors['name']}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          defaultValue={values.email}
          error={errors['email']}
        />
        <DatePicker
          name="date"
          legend="When do you come?"
          hint="One of the open days above"
          min="2027-03-01"
          max="2027-05-31"
          isUnavailable={(day) => !isOpen(day)}
          defaultValue={values}
          words={englishDatePicker}
          error={errors['date-day']}
        />
        <FileUpload
          name="letter"
          label="Letter of your school"
          accept=".pdf"
          limits="A PDF of at most 200 kB"
          maxBytes={LETTER_LIMIT}
          words={englishFileUpload}
          kept={letter && [{ ...letter, remove: { name: 'remove', value: letter.id } }]}
          error={errors['letter']}
        />
        {letter && <input type="hidden" name="kept" value={letter.id} />}
        <CharacterCount
          name="question"
          label="What would you like to ask? (optional)"
          limit={QUESTION_LIMIT}
          words={englishCharacterCount}
          defaultValue={values.question}
          error={errors['question']}
        />
        <Button type="submit">Book a place</Button>
      </Stack>
    </form>
  );
}
