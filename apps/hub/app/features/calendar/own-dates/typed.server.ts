import { type CalendarDate, formatHour, type OwnDateDetails } from '@applicant-hub/domain';
import { newKey, readKey } from '#app/platform/request/form-key.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { choiceValue } from './choices.server.ts';
import { type OwnDateFormView, ownDateFields, ownDateIntents } from './form-view.ts';

const { key, version, title, day, month, year, time, until, place, choice, intent } = ownDateFields;

export const ownFormFields = {
  [key]: fields.text,
  [version]: fields.text,
  [title]: fields.text,
  [day]: fields.text,
  [month]: fields.text,
  [year]: fields.text,
  [intent]: fields.oneOf(ownDateIntents),
};

type OwnForm = ReturnType<typeof readForm<typeof ownFormFields>>;

export const readOwnForm = (read: OwnForm) => ({
  newId: readKey(read.key),
  version: /^\d{1,9}$/.test(read.version) ? Number(read.version) : 0,
  intent: read.intent ?? 'save',
  typed: { title: read.title, day: read[day], month: read[month], year: read[year] },
});

/** The values of the day's selects: '9', not '09'. */
export function typedDay(date: CalendarDate | null) {
  const [ofYear = '', ofMonth = '', ofDay = ''] = date?.split('-') ?? [];
  const plain = (part: string) => (part === '' ? '' : String(Number(part)));
  return { day: plain(ofDay), month: plain(ofMonth), year: ofYear };
}

export const emptyForm = (): Pick<OwnDateFormView, 'newId' | 'version' | 'typed'> => ({
  newId: newKey(),
  version: 0,
  typed: { title: '', day: '', month: '', year: '', time: '', until: '', place: '', choice: '' },
});

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

export function readTyped(form: Parameters<typeof readForm>[0]) {
  const read = readForm(form, {
    ...ownFormFields,
    [time]: fields.text,
    [until]: fields.text,
    [place]: fields.text,
    [choice]: fields.text,
  });
  const own = readOwnForm(read);
  return {
    ...own,
    typed: {
      ...own.typed,
      time: read.time,
      until: read.until,
      place: read.place,
      choice: read.choice,
    },
  };
}
