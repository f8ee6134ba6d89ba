import { paths } from './links.ts';

/** The file of one date. */
export const dateFilePath = (id: string): string =>
  `${paths.calendar}/${encodeURIComponent(id)}.ics`;

/** How the id of an open day or an event differs from that of a date of the cycle. */
export const EVENT = 'event-';

/** The page of one open day or event. */
export const eventPath = (id: string): string => `${paths.hub}/events/${encodeURIComponent(id)}`;

/** The file of one open day or event. */
export const eventFilePath = (id: string): string => dateFilePath(EVENT + id);

/** How the id of a date that the applicant wrote differs from the others. */
export const OWN_DATE = 'own-';

/** Stands in place of an id for a date or a to-do that is not there yet. */
export const NEW_OWN = 'new';

/** The page on which a date that the applicant writes is changed, or added. */
export const ownDatePath = (id: string): string =>
  `${paths.calendar}/own/${encodeURIComponent(id)}`;

/** The page on which a to-do that the applicant writes is changed, or added. */
export const ownTodoPath = (id: string): string => `${paths.todo}/own/${encodeURIComponent(id)}`;

/** Id of the part of the to-do list that has those which the applicant wrote. */
export const OWN_TODOS = 'own-todos';

/** The path by which another calendar reads the dates; whoever knows it can. */
export const feedPath = (token: string): string => `/calendar/${token}.ics`;

/** The id in the name of a calendar file, or null when it is no name of one. */
export const idOfFile = (file: string | undefined): string | null =>
  /^(.+)\.ics$/.exec(file ?? '')?.[1] ?? null;

/** What can be done with a calendar link that is there. */
export const linkActs = ['stop', 'renew'] as const;
export type LinkAct = (typeof linkActs)[number];

/** The page that asks before something is done with the calendar link. */
export const linkActPath = (act: LinkAct): string => `${paths.calendar}/link/${act}`;

/** The part of the page that is about the link. */
export const LINK_PART = 'calendar-link';
