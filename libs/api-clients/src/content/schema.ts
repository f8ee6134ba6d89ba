import { applicationModes, applyModes, clearingDates as usualDates } from '@applicant-hub/domain';
import { z } from 'zod';
import { optionalField } from '../http/optional-field.ts';
import type { PageState } from './page-state.ts';

/** Two values mean the same mode (AMB-4). */
const mode = (place: string) =>
  optionalField(
    place,
    z
      .enum([...applyModes, 'normal'])
      .default('default')
      .transform((word) => (word === 'normal' ? 'default' : word)),
    null,
  );

const off = <Otherwise>(place: string, otherwise: Otherwise) =>
  optionalField(place, z.boolean().default(false), otherwise);

const text = (place: string, missing = '') =>
  optionalField(place, z.string().default(missing), missing);

/** Null leaves the hub's own value unchanged. */
const unchanged = (place: string) =>
  optionalField(place, z.string().nullable().default(null), null);

const applyMode = z.object({
  ug: mode('applyMode.ug').describe('decides what the undergraduate tile can say'),
  uc: mode('applyMode.uc').describe('decides what the conservatoire tile can say'),
});

const card = (id: string) =>
  off(`cards.*.${id}`, null).describe('whether the tile of this scheme is shown in this year');

const cards = z.object({
  undergraduate: card('undergraduate'),
  postgraduate: card('postgraduate'),
  conservatoires: card('conservatoires'),
  teachertraining: card('teachertraining'),
  preregistration: card('preregistration'),
});

const linkMode = (id: string) =>
  optionalField(`applicationMode.*.${id}`, z.enum(applicationModes).default('on'), null).describe(
    'whether links of this scheme lead to the application in this year',
  );

const applicationMode = z.object({
  undergraduate: linkMode('undergraduate'),
  postgraduate: linkMode('postgraduate'),
  conservatoires: linkMode('conservatoires'),
  teachertraining: linkMode('teachertraining'),
  preregistration: linkMode('preregistration'),
});

const unknownOfEach = {
  undergraduate: null,
  postgraduate: null,
  conservatoires: null,
  teachertraining: null,
  preregistration: null,
};

const alert = z.object({
  title: text('alert.title').describe('heading of the alert for everybody'),
  message: text('alert.message').describe('words of the alert'),
});

/**
 * Epoch seconds up to the year 2100. Any other number hides the event but is not a contract error.
 */
const seconds = z.number().int().min(0).max(4_102_444_800).nullable().catch(null);

const live = z.object({
  enabled: off('live.enabled', null).describe('whether there is a live event'),
  title: text('live.title').describe('title of the live event'),
  time: optionalField('live.time', z.number().nullable().default(0).pipe(seconds), null).describe(
    'when it starts',
  ),
  holding: text('live.holding').describe('shown before the start'),
  embed: text('live.embed').describe('the player'),
  information: text('live.information').describe('shown about the event'),
  comments: off('live.comments', false).describe('whether people may comment'),
  disqus: text('live.disqus').describe('the thread of the comments'),
});

const features = z.object({
  dfe: off('features.dfe', null).describe('whether the support of the government is offered'),
  debug: off('features.debug', false).describe('whether there is a debug area, outside production'),
});

const widget = z.object({
  disable: off('widgets.*.disable', false).describe('whether the widget is away'),
  title: unchanged('widgets.*.title').describe('heading of the widget in place of its own'),
  description: unchanged('widgets.*.description').describe(
    'words of the widget in place of its own',
  ),
  linkUrl: unchanged('widgets.*.linkUrl').describe(
    'where the link of the widget leads in place of its own',
  ),
  linkLabel: unchanged('widgets.*.linkLabel').describe('words of that link in place of its own'),
});

const clearingDates = z.object({
  confirmBy: text('clearingDates.confirmBy', usualDates.confirmBy).describe(
    'a date in the words about Clearing',
  ),
  intoClearingAfter: text('clearingDates.intoClearingAfter', usualDates.intoClearingAfter).describe(
    'a date in the words about Clearing',
  ),
});

const bases = z.object({
  accounts: unchanged('bases.accounts').describe('where account pages are'),
  services: unchanged('bases.services').describe('where Clearing is'),
  search: unchanged('bases.search').describe('where the course search is'),
  careers: unchanged('bases.careers').describe('where careers pages are'),
});

/** The value of each part when it is missing. */
const missing = {
  applyMode: applyMode.parse({}),
  alert: alert.parse({}),
  live: live.parse({}),
  features: features.parse({}),
  widget: widget.parse({}),
  bases: bases.parse({}),
};

const unknownModes = { ug: null, uc: null };
const unknownLive = { ...missing.live, enabled: null };
const unknownFeatures = { ...missing.features, dfe: null };

/**
 * Response of the page-state call. All fields are optional. A field that breaks the contract
 * affects only itself; where it decides what users see, it becomes null, which means "not known".
 */
export const pageStateSchema: z.ZodType<PageState> = z.object({
  applyMode: optionalField('applyMode', applyMode.default(missing.applyMode), unknownModes),
  cards: optionalField(
    'cards',
    z.record(z.string(), optionalField('cards.*', cards, unknownOfEach)).default({}),
    null,
  ),
  applicationMode: optionalField(
    'applicationMode',
    z
      .record(z.string(), optionalField('applicationMode.*', applicationMode, unknownOfEach))
      .default({}),
    null,
  ),
  autoUpdate: optionalField('autoUpdate', z.boolean().default(true), true).describe(
    'whether the tiles refresh by themselves',
  ),
  alert: optionalField('alert', alert.default(missing.alert), missing.alert),
  live: optionalField('live', live.default(missing.live), unknownLive),
  timerLink: optionalField('timerLink', z.string().default(''), null).describe(
    'where the queue of Clearing leads; no queue without it',
  ),
  features: optionalField('features', features.default(missing.features), unknownFeatures),
  widgets: optionalField(
    'widgets',
    z.record(z.string(), optionalField('widgets.*', widget, missing.widget)).default({}),
    {},
  ),
  clearingDates: optionalField('clearingDates', clearingDates.default(usualDates), usualDates),
  bases: optionalField('bases', bases.default(missing.bases), missing.bases),
});

/** Page state when nothing is set. */
export const defaultPageState: PageState = pageStateSchema.parse({});

/** Page state that is not known: no value in it may be shown as a fact (AMB-111). */
export const unknownPageState: PageState = {
  ...defaultPageState,
  applyMode: unknownModes,
  cards: null,
  applicationMode: null,
  live: unknownLive,
  timerLink: null,
  features: unknownFeatures,
};
