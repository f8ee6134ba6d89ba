import {
  type CourseRef,
  type FavouriteRef,
  type HeartKind,
  type SlotNumber,
  heartKinds,
  slotNumbers,
} from '@applicant-hub/domain';
import { z } from 'zod';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import {
  type ShortlistIntent,
  courseOf,
  itemIntents,
  itemOf,
  shortlistIntents,
} from './command.ts';

/** Maximum number of items in a form, higher than the number of rows on a page. */
const MAX_ITEMS = 500;

export type FavouriteCommand =
  | {
      intent: 'add' | 'remove';
      kind: HeartKind;
      items: readonly FavouriteRef[];
      /** The title of a single item; may be empty. */
      title: string;
    }
  | { intent: ShortlistIntent; course: CourseRef; title: string; slot: SlotNumber | null };

const field = z.string().min(1).max(300);
/** The title is only displayed, so a long title is truncated, not rejected. */
const title = z.string().transform((text) => text.slice(0, 300));

const itemForm = z.object({
  intent: z.enum(itemIntents),
  kind: z.enum(heartKinds),
  id: z.array(field).max(MAX_ITEMS),
  title,
});
const shortlistForm = z.object({
  intent: z.enum(shortlistIntents),
  id: z.tuple([field]),
  title,
  slot: z.union([
    z.literal('').transform(() => null),
    z.coerce.number().pipe(z.literal(slotNumbers)),
  ]),
});
const forms = z.union([itemForm, shortlistForm]);

/** @returns null if no page of the hub could have submitted this form */
export function readCommand(form: FormData): FavouriteCommand | null {
  const { text, texts } = fields;
  const sent = readForm(form, { intent: text, kind: text, id: texts, title: text, slot: text });
  const parsed = forms.safeParse(sent);
  if (!parsed.success) return null;
  if ('kind' in parsed.data) {
    const { intent, kind, id: ids, title } = parsed.data;
    const items = ids.flatMap((id) => itemOf(kind, id) ?? []);
    // Only the form of ticked rows may contain no ids.
    if (items.length < ids.length || (items.length === 0 && intent !== 'bulk-remove')) return null;
    return { intent: intent === 'add' ? 'add' : 'remove', kind, items, title };
  }
  const {
    id: [id],
    ...rest
  } = parsed.data;
  const course = courseOf(id);
  const lacksSlot = rest.intent === 'shortlist-replace' && rest.slot === null;
  return course && !lacksSlot ? { ...rest, course } : null;
}
