import { shareParts } from '@applicant-hub/domain';
import { z } from 'zod';
import type { Clock } from '#src/clock/clock.ts';
import { state, type States } from '#src/states/states.ts';
import { favouriteItems, shortlistSlots, type FavouriteKind } from './favourites.ts';
import type { IdentityParts } from './seed.ts';
import { jsonText, settingCollection, settingName } from './settings.ts';
import { MAX_SHARES } from './shares.ts';
import { userRecord } from './users.ts';

/** The schema for items of one kind, newest first. */
const itemsOf = <Kind extends FavouriteKind>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), items: z.array(favouriteItems[kind]) });

const storedFavourites = z.discriminatedUnion('kind', [
  itemsOf('courses'),
  itemsOf('unis'),
  itemsOf('locations'),
  itemsOf('subjects'),
  itemsOf('pages'),
  itemsOf('filters'),
  itemsOf('events'),
]);

const settingId = { collection: settingCollection, name: settingName };

const storedVersion = z.strictObject({
  version: z.int().min(1),
  data: jsonText,
  savedAt: z.iso.datetime(),
});

export const identityStates = (
  { users, settings, lists, shortlists, calendarLinks, shares, idTokens }: IdentityParts,
  clock: Clock,
): States => ({
  'an account exists': state(userRecord.partial(), (account, fields) => {
    users.change(account, fields);
  }),
  'a setting is stored': state(
    z.strictObject({ ...settingId, data: jsonText, version: z.int().min(1).default(1) }),
    (account, setting) => {
      users.change(account, {});
      settings.put(account, { ...setting, lastUpdated: clock().toISOString() });
    },
  ),
  'versions of a setting are kept': state(
    z.strictObject({ ...settingId, versions: z.array(storedVersion) }),
    (account, { collection, name, versions }) => {
      settings.putVersions(account, collection, name, versions);
    },
  ),
  'favourites are kept': state(storedFavourites, (account, { kind, items }) => {
    lists.replace(account, kind, items);
  }),
  'a calendar link is there': state(
    z.strictObject({ token: z.string(), createdAt: z.iso.datetime() }),
    (account, link) => {
      calendarLinks.put(account, link);
    },
  ),
  'a share is there': state(
    z.strictObject({
      id: z.string(),
      token: z.string(),
      parts: z.array(z.enum(shareParts)),
      courses: z.array(favouriteItems.courses),
      createdAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
    }),
    (account, share) => {
      shares.put(account, share);
    },
  ),
  'as much is shared as can be': state(z.strictObject({}), (account) => {
    for (let number = 0; number < MAX_SHARES; number++) {
      shares.make(account, { id: `share-${number}`, parts: ['dates'], courses: [], days: 90 });
    }
  }),
  'an id token is known': state(
    z.strictObject({ uid: z.string(), idToken: z.string() }),
    (account, token) => {
      idTokens.put(account, token);
    },
  ),
  'a shortlist is kept': state(
    z.strictObject({ slots: shortlistSlots, version: z.int().min(0) }),
    (account, shortlist) => {
      shortlists.put(account, shortlist);
    },
  ),
});
