import { applicationModes, applyModes, clearingDates } from '@applicant-hub/domain';
import { z } from 'zod';
import type { PageState } from './page-state.ts';

const mode = z.enum(applyModes).default('default');
const off = z.boolean().default(false);
const linkMode = z.enum(applicationModes).default('on');
const studyYear = z.string().regex(/^\d{4}$/, 'Expected a study year');
const noText = z.string().default('');
/** Epoch seconds up to the year 2100. Milliseconds by mistake cost the event, and not the page state. */
const moment = z.number().int().min(0).max(4_102_444_800).nullable().default(0).catch(null);
const unchanged = z.string().nullable().default(null);

/** The answer of the page-state call. Every field may be absent; this says what it then is. */
export const pageStateSchema: z.ZodType<PageState> = z.object({
  applyMode: z.object({ ug: mode, uc: mode }).prefault({}),
  cards: z
    .record(
      studyYear,
      z.object({
        undergraduate: off,
        postgraduate: off,
        conservatoires: off,
        teachertraining: off,
        preregistration: off,
      }),
    )
    .default({}),
  applicationMode: z
    .record(
      studyYear,
      z.object({
        undergraduate: linkMode,
        postgraduate: linkMode,
        conservatoires: linkMode,
        teachertraining: linkMode,
        preregistration: linkMode,
      }),
    )
    .default({}),
  autoUpdate: z.boolean().default(true),
  alert: z.object({ title: noText, message: noText }).prefault({}),
  live: z
    .object({
      enabled: off,
      title: noText,
      time: moment,
      holding: noText,
      embed: noText,
      information: noText,
      comments: off,
      disqus: noText,
    })
    .prefault({}),
  timerLink: noText,
  features: z.object({ dfe: off, debug: off }).prefault({}),
  widgets: z
    .record(
      z.string(),
      z.object({
        disable: off,
        title: unchanged,
        description: unchanged,
        linkUrl: unchanged,
        linkLabel: unchanged,
      }),
    )
    .default({}),
  clearingDates: z
    .object({
      confirmBy: z.string().default(clearingDates.confirmBy),
      intoClearingAfter: z.string().default(clearingDates.intoClearingAfter),
    })
    .prefault({}),
  bases: z
    .object({ accounts: unchanged, services: unchanged, search: unchanged, careers: unchanged })
    .prefault({}),
});

/** Page state when nothing is set, or when it cannot be had. */
export const defaultPageState: PageState = pageStateSchema.parse({});
