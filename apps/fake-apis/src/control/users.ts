import { z } from 'zod';
import { favouriteListsOf } from '../apis/identity/favourite-lists.ts';
import { favouriteItems, favouriteKind, shortlistChange } from '../apis/identity/favourites.ts';
import { personalisationFields, personalisationSetting } from '../apis/identity/personalisation.ts';
import {
  jsonText,
  settingCollection,
  settingName,
  settingsOf,
  showSetting,
} from '../apis/identity/settings.ts';
import { shortlistsOf } from '../apis/identity/shortlists.ts';
import { userRecord, usersOf } from '../apis/identity/users.ts';
import { controlEndpoint, requireAccount, type ControlContext } from './context.ts';

const userFields = z.object(userRecord.shape).partial();

/**
 * Null removes a field, as in the account API. Here, `postcode` is a field of the user record. To
 * change the postcode in the setting, use `settings`.
 */
const savedFields = z.object(nullable(personalisationFields)).omit({ postcode: true }).partial();

const setting = z.strictObject({
  collection: settingCollection,
  name: settingName,
  /** A JSON string, as in the account API; any other value is converted to JSON. */
  data: z.union([jsonText, z.json().transform((value) => JSON.stringify(value))]),
});

const favouriteLists = z.object(
  Object.fromEntries(
    favouriteKind.options.map((kind) => [kind, z.array(favouriteItems[kind])]),
  ) as { [Kind in keyof typeof favouriteItems]: z.ZodArray<(typeof favouriteItems)[Kind]> },
);

/**
 * Fields of the user record and of the Personalisation setting in one object, plus settings and
 * favourites.
 */
const userChange = z.strictObject({
  ...userFields.shape,
  ...savedFields.shape,
  settings: z.array(setting).optional(),
  favourites: z
    .strictObject({ ...favouriteLists.shape, top: shortlistChange })
    .partial()
    .optional(),
});

export function userEndpoints({ records, clock, accounts, transaction }: ControlContext) {
  const users = usersOf(records);
  const settings = settingsOf(records);
  const favourites = favouriteListsOf(records);
  const shortlists = shortlistsOf(records);

  function change(account: string, given: z.output<typeof userChange>): void {
    const lastUpdated = clock().toISOString();
    users.change(account, userFields.parse(given));
    const saved = savedFields.parse(given);
    if (Object.keys(saved).length > 0) {
      const data = JSON.stringify(saved);
      settings.save(account, { ...personalisationSetting, data, lastUpdated });
    }
    for (const one of given.settings ?? []) settings.save(account, { ...one, lastUpdated });
    const { top, ...lists } = given.favourites ?? {};
    for (const kind of favouriteKind.options) {
      const items = lists[kind];
      if (items !== undefined) favourites.replace(account, kind, items);
    }
    if (top !== undefined) shortlists.change(account, top);
  }

  return [
    controlEndpoint({
      method: 'PUT',
      path: '/users/:id',
      params: { id: z.string() },
      body: userChange,
      respond({ params: { id }, body }) {
        requireAccount(accounts, id);
        return transaction(() => {
          change(id, body);
          return {
            uid: id,
            ...users.find(id),
            settings: settings.list(id, settingCollection.options).map(showSetting),
          };
        });
      },
    }),
  ];
}

function nullable<Shape extends z.ZodRawShape>(shape: Shape) {
  return Object.fromEntries(
    Object.entries(shape).map(([name, type]) => [name, z.nullable(type)]),
  ) as { [Name in keyof Shape]: z.ZodNullable<Shape[Name]> };
}
