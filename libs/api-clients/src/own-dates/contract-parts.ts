import { isOwnTodo, type OwnDate, type OwnDateDetails, type OwnItem } from '@applicant-hub/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import { asHub, asStranger, type RequestBuilder } from '../testing/pact.ts';
import type { OwnDateToSave } from './client.ts';

const { equal } = MatchersV3;

export const PATH = '/api/v1/own-dates';
export const OF_LINK = '/api/v1/calendar-links/own-dates';
export const ownDatesSaved = 'own dates are kept';
export const linkThere = 'a calendar link is there';
export const token = 'q4Rk1vX0bS2mT8yLw6ZpJcH3uNfDgAeVi5oKx7sMnBQ';

/** Parameter of the provider state: the stored items. */
export const stored = (...items: OwnItem[]) => ({
  dates: items.map((item) =>
    isOwnTodo(item) ? { ...item } : { ...item, choice: item.choice && { ...item.choice } },
  ),
});

export const details = ({
  title,
  date,
  time,
  until,
  place,
  choice,
}: OwnDateDetails): OwnDateDetails => ({
  kind: 'date',
  ...{ title, date, time, until, place, choice },
});

/** A date in a response, with exactly the details that the user entered. */
export const written = ({ id, title, date, time, until, place, choice }: OwnDate) => ({
  kind: equal('date'),
  id: equal(id),
  title: equal(title),
  date: equal(date),
  time: time && equal(time),
  until: until && equal(until),
  place: place && equal(place),
  choice: choice && {
    institutionName: equal(choice.institutionName),
    courseName: equal(choice.courseName),
  },
});

/** A stored date. Its version is exact, because the next save sends this version. */
export const savedOwnDate = (date: OwnDate) => ({ ...written(date), version: equal(date.version) });

export const saving = (item: OwnDateToSave) => (request: RequestBuilder) => {
  asHub(request);
  const { expectedVersion } = item;
  if (item.kind === 'todo') {
    const { kind, title, date, done } = item;
    request.jsonBody({ kind, title, date, done, expectedVersion });
  } else {
    const { choice, ...texts } = details(item);
    request.jsonBody({ ...texts, choice: choice && { ...choice }, expectedVersion });
  }
};

export const withToken = (request: RequestBuilder) => {
  asStranger(request);
  request.jsonBody({ token });
};
