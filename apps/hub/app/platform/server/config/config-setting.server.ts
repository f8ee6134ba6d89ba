import type { z } from 'zod';

export type HubEnv = 'dev' | 'test' | 'prod';

/** The sections of docs/operating-reference.md and `.env.example`, in their order. */
export const groups = {
  process: 'The process',
  development: 'Development and tests only',
  signIn: 'Sign-in',
  apis: 'External APIs',
  media: 'Maps, pictures and videos',
  pages: 'Pages of other systems',
  live: 'Live events',
  adverts: 'Adverts',
  traces: 'Traces',
} as const;

export type Group = keyof typeof groups;

/** What is known from the rows above when a row is read. */
export interface Known {
  hubEnv: HubEnv;
  port: number;
  /** Origin of the fake APIs, or undefined where nothing secret has a default. */
  fakeApis: string | undefined;
  /** The year of the clock that the hub goes by. */
  year: number;
  /** Whether a variable has a value. */
  isSet: (name: string) => boolean;
}

/** One row of the table of variables. */
export interface Setting<T> {
  group: Group;
  schema: z.ZodType<T> | ((known: Known) => z.ZodType<T>);
  /** The value of a variable that is not set; without one, or where it is undefined, it must be. */
  default?: T | ((known: Known) => T | undefined);
  /** What docs/operating-reference.md says of a default that is computed. */
  defaultText?: string;
  /** What it is, in Markdown, in one line. */
  sentence: string;
  /** What `.env.example` has for it. */
  example?: string;
}

/** A row whose value gets its type from the schema and the default. */
export const setting = <T>(row: Setting<T>): Setting<T> => row;

export function schemaOf<T>({ schema }: Setting<T>, known: Known): z.ZodType<T> {
  return typeof schema === 'function' ? schema(known) : schema;
}

/** @returns undefined where the variable must be set */
export function defaultOf<T>(row: Setting<T>, known: Known): T | undefined {
  return typeof row.default === 'function'
    ? (row.default as (known: Known) => T | undefined)(known)
    : row.default;
}
