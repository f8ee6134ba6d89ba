import { randomBytes } from 'node:crypto';
import {
  type CalendarDate,
  formatHour,
  type OwnDateDetails,
  type TypedOwnDate,
} from '@applicant-hub/domain';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { choiceValue, readChoice } from './choices.server.ts';
import { type OwnDateFormView, ownDateFields, ownDateIntents } from './form-view.ts';

const { key, version, title, day, month, year, time, until, place, choice, intent } = ownDateFields;

/** A key that nobody else has. */
const KEY = /^[\w-]{16,64}$/;

export const newKey = (): string => randomBytes(12).toString('base64url');

/** What a form says of which one it is about. A key that is none is another, which nobody has. */
export const readVersion = ({ key: sent, version: seen }: { key: string; version: string }) => ({
  newId: KEY.test(sent) ? sent : newKey(),
  version: /^\d{1,9}$/.test(seen) ? Number(seen) : 0,
});

/** A day as its boxes show it: '9' and not '09'. */
export function typedDay(date: CalendarDate | null) {
  const [ofYear = '', ofMonth = '', ofDay = ''] = date?.split('-') ?? [];
  const plain = (part: string) => (part === '' ? '' : String(Number(part)));
  return { day: plain(ofDay), month: plain(ofMonth), year: ofYear };
}

/** A form as it is before anything is typed. */
export const emptyForm = (): Pick<OwnDateFormView, 'newId' | 'version' | 'typed'> => ({
  newId: newKey(),
  version: 0,
  typed: { title: '', day: '', month: '', year: '', time: '', until: '', place: '', choice: '' },
});

/** A date as its form shows it. */
export function typedOf(date: OwnDateDetails): OwnDateFormView['typed'] {
  return {
    title: date.title,
    ...typedDay(date.date),
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
    ...readVersion(read),
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
