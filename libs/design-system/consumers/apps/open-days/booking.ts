import { isOpen } from './days.ts';

export const QUESTION_LIMIT = 120;
export const LETTER_LIMIT = 200_000;

/** An uploaded file, stored for a form that is displayed again. */
export interface Letter {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

export interface Values {
  readonly name: string;
  readonly email: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly question: string;
}

/** State of the form: not yet submitted, invalid or booked. */
export interface Booking {
  readonly attempt: number;
  readonly values: Values;
  readonly letter?: Letter | undefined;
  /** Error messages by control id. */
  readonly errors: Readonly<Record<string, string>>;
  readonly booked?: string | undefined;
}

export const nothing: Booking = {
  attempt: 0,
  values: { name: '', email: '', day: '', month: '', year: '', question: '' },
  errors: {},
};

/**
 * Files uploaded with a form that had errors, so that the user does not have to select them again.
 */
const letters = new Map<string, Letter>();

function keep(file: FormDataEntryValue | null): Letter | undefined {
  if (!(file instanceof File) || file.size === 0) return undefined;
  const letter = { id: crypto.randomUUID(), name: file.name, bytes: file.size };
  letters.set(letter.id, letter);
  return letter;
}

/** Handles a submitted form: on the server if there is one, otherwise in the page. */
export function book({ attempt }: Booking, form: FormData): Booking {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const values = {
    name: text('name'),
    email: text('email'),
    day: text('date-day'),
    month: text('date-month'),
    year: text('date-year'),
    question: text('question'),
  };
  const isRemoved = form.has('remove');
  const letter = keep(form.get('letter')) ?? (isRemoved ? undefined : letters.get(text('kept')));
  const next = { attempt: attempt + 1, values, letter };
  if (isRemoved) return { ...next, errors: {} };

  const date = [values.year, values.month, values.day]
    .map((part) => part.padStart(2, '0'))
    .join('-');
  const checks: readonly (readonly [id: string, isWrong: boolean, message: string])[] = [
    ['name', values.name === '', 'Enter your name'],
    ['email', !values.email.includes('@'), 'Enter an email address with an @'],
    ['date-day', !isOpen(date), 'Choose one of the open days'],
    ['question', values.question.length > QUESTION_LIMIT, 'Ask your question in fewer characters'],
    ['letter', letter === undefined, 'Choose the letter of your school'],
    ['letter', (letter?.bytes ?? 0) > LETTER_LIMIT, 'Choose a file of at most 200 kB'],
  ];
  const errors = Object.fromEntries(
    checks.filter(([, isWrong]) => isWrong).map(([id, , message]) => [id, message]),
  );
  return { ...next, errors, ...(Object.keys(errors).length === 0 && { booked: date }) };
}
