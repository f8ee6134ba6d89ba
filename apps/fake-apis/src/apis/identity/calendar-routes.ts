import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import type { Clock } from '#src/clock/clock.ts';
import type { ServicesContext } from '#src/context.ts';
import { ApiError } from '#src/http/api-error.ts';
import { idOfFavourite } from './favourites.ts';
import { personalisationSetting } from './personalisation.ts';
import type { IdentityParts } from './seed.ts';

const OWN = '/api/v1/hub/calendar-link';

/** The personalisation answers that select dates. A link gives access to no other answers. */
const answersForDates = [
  'studyYear',
  'studyLevel',
  'apprenticeships',
  'conservatoires',
  'teachingEngland',
  'teachingWales',
  'teachingScotland',
];

export const calendarEndpoints = (
  { calendarLinks, settings, lists }: IdentityParts,
  clock: Clock,
  transaction: ServicesContext['transaction'],
) => [
  endpoint({
    method: 'GET',
    path: OWN,
    respond: ({ account }) => calendarLinks.find(account),
  }),
  endpoint({
    method: 'POST',
    path: OWN,
    respond: ({ account }) =>
      transaction(
        () => calendarLinks.find(account) ?? calendarLinks.create(account, clock().toISOString()),
      ),
  }),
  endpoint({
    method: 'PUT',
    path: OWN,
    respond: ({ account }) =>
      transaction(() => calendarLinks.create(account, clock().toISOString())),
  }),
  endpoint({
    method: 'DELETE',
    path: OWN,
    respond({ account }) {
      transaction(() => calendarLinks.clear(account));
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/v1/calendar-links/answers',
    isOpen: true,
    body: z.strictObject({ token: z.string() }),
    respond({ body: { token } }) {
      const owner = calendarLinks.ownerOf(token);
      if (owner === null) throw new ApiError(404, 'unknownLink', 'there is no such calendar link');
      const { collection, name } = personalisationSetting;
      const saved = settings.list(owner, [collection]).find((setting) => setting.name === name);
      const answers = Object.entries(JSON.parse(saved?.data ?? '{}') as object).filter(([field]) =>
        answersForDates.includes(field),
      );
      const events = lists.list(owner, 'events').map(idOfFavourite);
      return { answers: Object.fromEntries(answers), events };
    },
  }),
];
