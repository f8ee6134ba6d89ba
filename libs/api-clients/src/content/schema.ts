import { applicationModes, applyModes, clearingDates as usualDates } from '@applicant-hub/domain';
import { z } from 'zod';
import { optionalField } from '../http/optional-field.ts';
import type { PageState } from './page-state.ts';

/** `normal` and `default` mean the same mode (AMB-4). */
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

/** A text that replaces the hub's own text; null replaces nothing. */
const unchanged = (place: string) =>
  optionalField(place, z.string().nullable().default(null), null);

const applyMode = z.object({
  ug: mode('applyMode.ug').describe('decides which states the undergraduate tile can show'),
  uc: mode('applyMode.uc').describe('decides which states the conservatoire tile can show'),
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
    'whether links of this scheme open the application in this year',
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
  title: text('alert.title').describe('heading of the alert that every user sees'),
  message: text('alert.message').describe('text of the alert'),
});

/**
 * Epoch seconds up to the year 2100. Any other number hides the event but is not a contract error.
 */
const seconds = z.number().int().min(0).max(4_102_444_800).nullable().catch(null);

const live = z.object({
  enabled: off('live.enabled', null).describe('whether there is a live event'),
  title: text('live.title').describe('title of the live event'),
  time: optionalField('live.time', z.number().nullable().default(0).pipe(seconds), null).describe(
    'the start of the live event',
  ),
  holding: text('live.holding').describe('shown before the live event starts'),
  embed: text('live.embed').describe('the address of the player'),
  information: text('live.information').describe('the description of the live event'),
  comments: off('live.comments', false).describe('whether users may comment'),
  disqus: text('live.disqus').describe('identifies the thread of the comments'),
});

const features = z.object({
  dfe: off('features.dfe', null).describe("whether the government's support is offered"),
  debug: off('features.debug', false).describe('whether there is a debug area, outside production'),
});

const widget = z.object({
  disable: off('widgets.*.disable', false).describe('whether the widget is hidden'),
  title: unchanged('widgets.*.title').describe('replaces the heading of the widget'),
  description: unchanged('widgets.*.description').describe('replaces the text of the widget'),
  linkUrl: unchanged('widgets.*.linkUrl').describe("replaces the address of the widget's link"),
  linkLabel: unchanged('widgets.*.linkLabel').describe('replaces the text of that link'),
});

const clearingDates = z.object({
  confirmBy: text('clearingDates.confirmBy', usualDates.confirmBy).describe(
    'a date in the text about Clearing',
  ),
  intoClearingAfter: text('clearingDates.intoClearingAfter', usualDates.intoClearingAfter).describe(
    'a date in the text about Clearing',
  ),
});

const bases = z.object({
  accounts: unchanged('bases.accounts').describe('the address of the account pages'),
  services: unchanged('bases.services').describe('the address of Clearing'),
  search: unchanged('bases.search').describe('the address of the course search'),
  careers: unchanged('bases.careers').describe('the address of the careers pages'),
});

/** Default of each section that is missing from the response. */
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
 * Response to the page-state call. All fields are optional. A field that breaks the contract does
 * not affect the other fields. If its default could be wrong information, the field becomes null,
 * which means "not known"; otherwise the field gets its default.
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
    'whether the tiles refresh automatically',
  ),
  alert: optionalField('alert', alert.default(missing.alert), missing.alert),
  live: optionalField('live', live.default(missing.live), unknownLive),
  timerLink: optionalField('timerLink', z.string().default(''), null).describe(
    'the address at the end of the Clearing queue; there is no queue without it',
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
