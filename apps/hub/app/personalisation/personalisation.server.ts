import { parseWithZod } from '@conform-to/zod/v4';
import type { AppLoadContext } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import {
  personalisationSetting,
  startStudyYears,
  studyLevels,
  withSavedYear,
} from '@applicant-hub/domain';
import { z } from 'zod';
import type { Applicant } from '../applicant/applicant.server.ts';
import type { PersonalisationErrors, PersonalisationForm } from './form-view.ts';

/** A save may take this long before the person hears that it failed (milliseconds). */
const SAVE_TIMEOUT_MS = 5_000;

/** The form as it is saved, or as it last was typed. */
export function personalisationForm(
  { personalisation }: Applicant,
  typed: Partial<Record<string, readonly string[]>> | null,
): PersonalisationForm {
  const { savedStudyLevel, savedStudyYear } = personalisation;
  return {
    studyLevel: typed?.['studyLevel']?.[0] ?? savedStudyLevel ?? '',
    studyYear: typed?.['studyYear']?.[0] ?? savedStudyYear?.toString() ?? '',
    years: withSavedYear(startStudyYears, savedStudyYear).map(String),
  };
}

export type SaveOutcome =
  | { ok: true }
  /** `status` is 400 when the answers have errors and 503 when the account did not take them. */
  | { ok: false; status: 400 | 503; form: PersonalisationForm; errors: PersonalisationErrors };

/** Saves study level and year; every other personalisation field stays as it is (AMB-88). */
export async function savePersonalisation(
  applicant: Applicant,
  formData: FormData,
  context: AppLoadContext,
): Promise<SaveOutcome> {
  const typed = {
    studyLevel: texts(formData, 'studyLevel'),
    studyYear: texts(formData, 'studyYear'),
  };
  const form = personalisationForm(applicant, typed);
  const submission = parseWithZod(formData, { schema: schemaFor(form.years) });
  if (submission.status !== 'success') {
    const error = submission.error ?? {};
    return {
      ok: false,
      status: 400,
      form,
      errors: {
        studyLevel: error['studyLevel']?.[0] ?? null,
        studyYear: error['studyYear']?.[0] ?? null,
        form: null,
      },
    };
  }
  const saved = await context.clients.identity.saveSetting(
    {
      token: applicant.session.accessToken,
      requestId: context.requestId,
      timeoutMs: SAVE_TIMEOUT_MS,
    },
    { ...personalisationSetting, data: submission.value, immediate: true },
  );
  if (saved.ok) return { ok: true };
  return {
    ok: false,
    status: 503,
    form,
    errors: { studyLevel: null, studyYear: null, form: m.preferences_not_saved() },
  };
}

/** Built per request, for the year that is saved already is always on offer (AMB-2). */
const schemaFor = (years: readonly string[]) =>
  z.object({
    studyLevel: z.enum(studyLevels, { error: () => m.preferences_study_level_error() }),
    studyYear: z.enum(years as [string, ...string[]], {
      error: () => m.preferences_study_year_error(),
    }),
  });

const texts = (formData: FormData, name: string): string[] =>
  formData.getAll(name).filter((value) => typeof value === 'string');
