import { randomBytes } from 'node:crypto';
import { formatHour, type OwnDateDetails, type TypedOwnDate } from '@applicant-hub/domain';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { choiceValue, readChoice } from './choices.server.ts';
import { type OwnDateFormView, ownDateFields, ownDateIntents } from './form-view.ts';

const { key, version, title, day, month, year, time, until, place, choice, intent } = ownDateFields;

/** A key that nobody else has. */
const KEY = /^[\w-]{16,64}$/;

const newKey = (): string => randomBytes(12).toString('base64url');

/** A form as it is before anything is typed. */
export const emptyForm = (): Pick<OwnDateFormView, 'newId' | 'version' | 'typed'> => ({
  newId: newKey(),
  version: 0,
  typed: { title: '', day: '', month: '', year: '', time: '', until: '', place: '', choice: '' },
});

/** A date as its form shows it. */
export function typedOf(date: OwnDateDetails): OwnDateFormView['typed'] {
  const [ofYear = '', ofMonth = '', ofDay = ''] = date.date.split('-');
  return {
    title: date.title,
    // As they stand among the options: '9' and not '09'.
    day: String(Number(ofDay)),
    month: String(Number(ofMonth)),
    year: ofYear,
    time: date.time === null ? '' : formatHour(date.time),
    until: date.until === null ? '' : formatHour(date.until),
    place: date.place ?? '',
    choice: choiceValue(date.choice),
  };
}

/** What a form says, or one that waited for a sign-in. */
export function readTyped(form: Parameters<typeof readForm>[0]) {
  const read = readForm(form, {
    [key]: fields.text,
    [version]: fields.text,
    [title]: fields.text,
    [day]: fields.text,
    [month]: fields.text,
    [year]: fields.text,
    [time]: fields.text,
    [until]: fields.text,
    [place]: fields.text,
    [choice]: fields.text,
    [intent]: fields.oneOf(ownDateIntents),
  });
  return {
    newId: KEY.test(read.key) ? read.key : newKey(),
    version: /^\d{1,9}$/.test(read.version) ? Number(read.version) : 0,
    intent: read.intent ?? 'save',
    typed: {
      title: read.title,
      day: read[day],
      month: read[month],
      year: read[year],
      time: read.time,
      until: read.until,
      place: read.place,
      choice: read.choice,
    },
  };
}

/** The same with its choice, to be read as a date. */
export const typedDate = ({ choice: chosen, ...rest }: OwnDateFormView['typed']): TypedOwnDate => ({
  ...rest,
  choice: readChoice(chosen),
});
