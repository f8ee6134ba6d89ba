import { columnCounts, gridWidgetIds, moves } from '@applicant-hub/domain';
import { z } from 'zod';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import type { ArrangeCommand } from './command.ts';

const widget = z.literal(gridWidgetIds);
const columns = z.coerce.number().pipe(z.literal(columnCounts));

const forms: z.ZodType<ArrangeCommand> = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(moves), widget, columns }),
  z.object({
    intent: z.literal('place'),
    widget,
    columns,
    position: z.coerce.number().int().min(1).max(gridWidgetIds.length),
  }),
  z.object({ intent: z.enum(['hide', 'show']), widget }),
  z.object({ intent: z.literal('reset'), columns }),
]);

/** @returns null if the form is invalid; the hub's own forms are always valid */
export function readCommand(form: FormData): ArrangeCommand | null {
  const { text } = fields;
  const sent = readForm(form, { intent: text, widget: text, columns: text, position: text });
  return forms.safeParse(sent).data ?? null;
}
