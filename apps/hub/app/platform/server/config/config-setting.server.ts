import type { z } from 'zod';

export type HubEnv = 'dev' | 'test' | 'prod';

/** The sections of docs/operating-reference.md and `.env.example`, in this order. */
export const groups = {
  process: 'The process',
  development: 'Development and tests only',
  signIn: 'Sign-in',
  apis: 'External APIs',
  media: 'Maps, pictures and videos',
  pages: 'Pages of other systems',
  help: 'Help and contact',
  live: 'Live events',
  traces: 'Traces',
} as const;

export type Group = keyof typeof groups;

/** Values of earlier rows, which the default of a row may use. */
export interface Known {
  hubEnv: HubEnv;
  port: number;
  /**
   * Origin of the fake APIs; undefined in production, or if other machines can connect to the hub.
   */
  fakeApis: string | undefined;
  /** The current year of the hub's clock. */
  year: number;
  isSet: (name: string) => boolean;
}

export interface Setting<T> {
  group: Group;
  schema: z.ZodType<T> | ((known: Known) => z.ZodType<T>);
  /**
   * The value of an unset variable. A variable without a default, or whose default is undefined, is
   * required.
   */
  default?: T | ((known: Known) => T | undefined);
  /** The text that docs/operating-reference.md shows for a computed default. */
  defaultText?: string;
  /** One line of Markdown that describes the variable. */
  sentence: string;
  /**
   * The feature that the hub lacks if the variable is empty outside development. In development, an
   * empty variable has its default, and the word `none` leaves the feature out.
   */
  without?: string;
  /** The example value in `.env.example`. */
  example?: string;
}

export const setting = <const T>(row: Setting<T>): Setting<T> => row;

export const address = (
  group: Group,
  fakePath: string,
  row: Pick<Setting<string>, 'schema' | 'sentence' | 'without' | 'example'>,
) =>
  setting<string | null>({
    group,
    default: ({ fakeApis }) => (fakeApis === undefined ? null : `${fakeApis}/${fakePath}`),
    ...row,
  });

export function schemaOf<T>({ schema }: Setting<T>, known: Known): z.ZodType<T> {
  return typeof schema === 'function' ? schema(known) : schema;
}

/** The text of a variable that leaves out a feature in every environment. */
export const NONE = 'none';

export function defaultOf<T>(row: Setting<T>, known: Known): T | undefined {
  return typeof row.default === 'function'
    ? (row.default as (known: Known) => T | undefined)(known)
    : row.default;
}
