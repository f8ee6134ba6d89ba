import { m } from '@applicant-hub/copy';
import {
  characterCount,
  isolated,
  MAX_CONDITIONS,
  nameKey,
  NO_VERSION,
  offerConditionsSetting,
  parseConditions,
} from '@applicant-hub/domain';
import { success } from '#app/platform/flash/change.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { requireAccepted } from '#app/platform/request/require-accepted.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { findSetting } from '#app/platform/request/setting-data.server.ts';
import { findOffer, type FoundOffer } from './find-offer.server.ts';
import type { ConditionsFormView } from './form-view.ts';
import { readConditionsForm } from './read-form.server.ts';

export type ConditionsOutcome =
  /** `page` is the address of the tile with the choice. Without a change there is no notice. */
  { noticeId: string | null; page: string } | { status: 400 | 409 | 503; view: ConditionsFormView };

/** Each attempt fails only if another device saves between its read and its write. */
const ATTEMPTS = 3;

/**
 * Saves or deletes the conditions of an offer, with an undo. A text that another device saved in
 * the meantime is not replaced: the applicant sees both.
 *
 * @throws a 404 if there is no such offer, or a redirect to sign-in; the input is stashed
 */
export async function saveConditions(
  call: RequestScope,
  id: string,
  form: FormData,
): Promise<ConditionsOutcome> {
  const { typed, base, intent } = readConditionsForm(form);
  const offer = await findOffer(call, id);
  const again = (
    status: 400 | 409 | 503,
    shown: Partial<ConditionsFormView>,
  ): ConditionsOutcome => ({
    status,
    view: {
      title: offer?.title ?? null,
      backHref: offer?.page ?? paths.hub,
      typed,
      base,
      error: null,
      message: null,
      ...shown,
    },
  });
  const failed = again(503, {
    message: { kind: 'problem', text: m.apply_conditions_not_saved() },
  });
  if (offer === null) return failed;
  const text = intent === 'delete' ? '' : typed;
  if (characterCount(text) > MAX_CONDITIONS) {
    const error = m.apply_conditions_long({
      count: characterCount(text) - MAX_CONDITIONS,
      max: MAX_CONDITIONS,
    });
    return again(400, { error });
  }

  let stored = findSetting(call.applicant.user, offerConditionsSetting);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = parseConditions(stored?.data ?? null).get(nameKey(offer.field));
    const current = before?.text ?? '';
    // The applicant submitted an empty form without typing anything.
    if (current === '' && text === '' && base === '') return { noticeId: null, page: offer.page };
    if (current === text) return done(call, offer, { before: current, text });
    if (current !== base) {
      return again(409, {
        base: current,
        // A deletion has no input to preserve.
        ...(intent === 'delete' && { typed: current }),
        message: { kind: 'conflict', intent, current: current === '' ? null : [current] },
      });
    }
    const field = before?.field ?? offer.field;
    const saved = await call.context.clients.identity.saveDraft(writeOptions(call), {
      ...offerConditionsSetting,
      data: { [field]: orNull(text) },
      immediate: true,
      expectedVersion: stored?.version ?? NO_VERSION,
      keep: false,
    });
    await requireAccepted(call, saved);
    if (!saved.ok) return failed;
    if (saved.value.outcome === 'saved') {
      return done(call, { ...offer, field }, { before: current, text });
    }
    stored = saved.value.current;
  }
  return failed;
}

/** The account API removes a field that is null. */
const orNull = (text: string): string | null => (text === '' ? null : text);

async function done(
  call: RequestScope,
  { field, title, page }: FoundOffer,
  { before, text }: { before: string; text: string },
): Promise<ConditionsOutcome> {
  const said = text === '' ? m.apply_conditions_deleted : m.apply_conditions_saved;
  const undo = {
    ...offerConditionsSetting,
    data: { [field]: orNull(before) },
    written: { [field]: orNull(text) },
    immediate: true,
  };
  const { notice } = await success(
    call,
    said({ choice: isolated(title) }),
    before === text ? null : { of: 'settings', settings: [undo] },
  );
  return { noticeId: notice.id, page };
}
