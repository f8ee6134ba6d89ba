import { z } from 'zod';
import { ApiError } from '#src/http/api-error.ts';

const schemeNames = [
  'undergraduate',
  'postgraduate',
  'conservatoires',
  'teacher-training',
  'apprenticeships',
];

const MAX_VALUES = 200;

/** Comma-separated values; an empty string is an empty list. */
const commaList = z
  .string()
  .transform((text) => text.split(',').filter((value) => value !== ''))
  .pipe(z.array(z.string()).max(MAX_VALUES));

/**
 * Converts the name or the label of a scheme to a name. Teacher training has one list of dates for
 * all nations, so its nation is removed.
 */
const schemeOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/^(teacher-training)-(england|scotland|wales)$/, '$1');

const degrees = (max: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?$/, 'must be in degrees')
    .transform(Number)
    .refine((value) => Math.abs(value) <= max, 'must be in degrees');

/** All parameters of `GET /api/v1/events`; the type decides which may be combined. */
export const eventParameters = {
  type: z.enum(['key-date', 'exhibition,open-day']).optional(),
  schemes: commaList
    .transform((texts) => texts.map(schemeOf))
    .refine((names) => names.every((name) => schemeNames.includes(name)), 'must be known schemes')
    .optional(),
  keyword: z.string().max(200).optional(),
  eventNodeIds: commaList.optional(),
  /** Ids of providers. */
  providers: commaList.optional(),
  lat: degrees(90).optional(),
  lng: degrees(180).optional(),
};

export type EventParameters = z.output<z.ZodObject<typeof eventParameters>>;

/** @throws ApiError 400 that names a missing parameter or an invalid combination */
export function checkTogether(query: EventParameters): void {
  for (const name of ['type', 'schemes'] as const) {
    if (query[name] === undefined) {
      throw new ApiError(400, 'missingParameter', `parameter "${name}" is missing`);
    }
  }
  const { keyword, eventNodeIds, providers, lat, lng } = query;
  if ((lat === undefined) !== (lng === undefined)) {
    throw new ApiError(
      400,
      'invalidParameter',
      'parameters "lat" and "lng" must be given together',
    );
  }
  const limits = [eventNodeIds, providers, lat].filter((limit) => limit !== undefined);
  if (limits.length > 1) {
    throw new ApiError(
      400,
      'invalidParameter',
      'only one of "eventNodeIds", "providers" and "lat" with "lng" may be given',
    );
  }
  if (query.type === 'key-date' && (limits.length > 0 || keyword !== undefined)) {
    throw new ApiError(400, 'invalidParameter', 'key dates have no other parameters');
  }
}
