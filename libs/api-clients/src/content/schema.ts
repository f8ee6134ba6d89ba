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
  applyMode: z
    .object({
      ug: mode.describe('decides what the undergraduate tile can say'),
      uc: mode.describe('decides what the conservatoire tile can say'),
    })
    .prefault({}),
  cards: z
    .record(
      studyYear,
      z.object({
        undergraduate: off.describe('whether the tile of this scheme is shown in this year'),
        postgraduate: off.describe('whether the tile of this scheme is shown in this year'),
        conservatoires: off.describe('whether the tile of this scheme is shown in this year'),
        teachertraining: off.describe('whether the tile of this scheme is shown in this year'),
        preregistration: off.describe('whether the tile of this scheme is shown in this year'),
      }),
    )
    .default({}),
  applicationMode: z
    .record(
      studyYear,
      z.object({
        undergraduate: linkMode.describe(
          'whether links of this scheme lead to the application in this year',
        ),
        postgraduate: linkMode.describe(
          'whether links of this scheme lead to the application in this year',
        ),
        conservatoires: linkMode.describe(
          'whether links of this scheme lead to the application in this year',
        ),
        teachertraining: linkMode.describe(
          'whether links of this scheme lead to the application in this year',
        ),
        preregistration: linkMode.describe(
          'whether links of this scheme lead to the application in this year',
        ),
      }),
    )
    .default({}),
  autoUpdate: z.boolean().default(true).describe('whether the tiles refresh by themselves'),
  alert: z
    .object({
      title: noText.describe('heading of the alert for everybody'),
      message: noText.describe('words of the alert'),
    })
    .prefault({}),
  live: z
    .object({
      enabled: off.describe('whether there is a live event'),
      title: noText.describe('title of the live event'),
      time: moment.describe('when it starts'),
      holding: noText.describe('shown before the start'),
      embed: noText.describe('the player'),
      information: noText.describe('shown about the event'),
      comments: off.describe('whether people may comment'),
      disqus: noText.describe('the thread of the comments'),
    })
    .prefault({}),
  timerLink: noText.describe('where the queue of Clearing leads; no queue without it'),
  features: z
    .object({
      dfe: off.describe('whether the support of the government is offered'),
      debug: off.describe('whether there is a debug area, outside production'),
    })
    .prefault({}),
  widgets: z
    .record(
      z.string(),
      z.object({
        disable: off.describe('whether the widget is away'),
        title: unchanged.describe('heading of the widget in place of its own'),
        description: unchanged.describe('words of the widget in place of its own'),
        linkUrl: unchanged.describe('where the link of the widget leads in place of its own'),
        linkLabel: unchanged.describe('words of that link in place of its own'),
      }),
    )
    .default({}),
  clearingDates: z
    .object({
      confirmBy: z
        .string()
        .default(clearingDates.confirmBy)
        .describe('a date in the words about Clearing'),
      intoClearingAfter: z
        .string()
        .default(clearingDates.intoClearingAfter)
        .describe('a date in the words about Clearing'),
    })
    .prefault({}),
  bases: z
    .object({
      accounts: unchanged.describe('where account pages are'),
      services: unchanged.describe('where Clearing is'),
      search: unchanged.describe('where the course search is'),
      careers: unchanged.describe('where careers pages are'),
    })
    .prefault({}),
});

/** Page state when nothing is set, or when it cannot be had. */
export const defaultPageState: PageState = pageStateSchema.parse({});
