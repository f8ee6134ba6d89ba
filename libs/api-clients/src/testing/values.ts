import { readDate } from '@applicant-hub/domain';
import { MatchersV3 } from '@pact-foundation/pact';

/**
 * Matchers that are stricter than a type: a verifier must reject all values that our clients reject
 * (`tools/pacts accuracy`).
 */

type Kind = 'type' | 'integer' | 'number';

/** A regex alone checks only the text form and would accept `"7"` for 7. */
const written = (kind: Kind, pattern: string, example: string | number) => ({
  'pact:matcher:type': [
    { 'pact:matcher:type': 'regex', regex: pattern },
    { 'pact:matcher:type': kind },
  ],
  value: example,
});

export const textLike = (pattern: string, example: string) => written('type', pattern, example);

export const someText = (example: string) => textLike('^.+$', example);

/** `countLike` matches whole numbers from 0, and `versionLike` from 1. */
export const countLike = (example: number) => written('integer', String.raw`^\d+$`, example);
export const versionLike = (example: number) => written('integer', String.raw`^[1-9]\d*$`, example);

const decimals = String.raw`(\.\d+)?`;

/** Seconds since 1970, with at most twelve digits before the decimal point. */
export const timestampLike = (example: number) =>
  written('number', String.raw`^\d{1,12}${decimals}$`, example);

export const latitudeLike = (example: number) =>
  written('number', String.raw`^-?(90(\.0+)?|[1-8]?\d${decimals})$`, example);
export const longitudeLike = (example: number) =>
  written('number', String.raw`^-?(180(\.0+)?|(1[0-7]\d|[1-9]?\d)${decimals})$`, example);

/** A path of the site, or a web URL. */
export const addressLike = (example: string) =>
  textLike(String.raw`^(/([^/\\].*)?|https?://[^/].*)$`, example);

const leapYear = String.raw`(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)`;

/** A day that exists in the calendar. */
const day =
  String.raw`(\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)` +
  String.raw`|02-(0[1-9]|1\d|2[0-8]))|${leapYear}-02-29)`;
const clock = String.raw`([01]\d|2[0-3]):[0-5]\d`;
const seconds = String.raw`(:[0-5]\d(\.\d+)?)?`;
const offset = String.raw`(Z|[+-]([01]\d|2[0-3]):[0-5]\d)`;

export const dayLike = (example: string) => textLike(`^${day}$`, example);

const momentPattern = `^${day}T${clock}${seconds}${offset}$`;
const startPattern = `^${day}(T${clock}${seconds}${offset}?)?$`;

/** A date and time with its offset from UTC, for example `2026-11-20T09:15:00.000Z`. */
export const momentLike = (example: string) => textLike(momentPattern, example);

/** A start or an end: a date, or a date and time with or without its offset from UTC. */
export const startLike = (example: string) => textLike(startPattern, example);

/**
 * Exactly this date and time, in UTC or London time, with its offset. In July, UTC and London time
 * differ, so times in July reveal a lost offset.
 */
export const momentAt = (moment: string) => {
  const [inUtc, inLondon] = spellings(moment, String.raw`(:00(\.0+)?)?`);
  return exactly(momentPattern, `^(${inUtc}|${inLondon})$`, moment);
};

/** Exactly this minute, in UTC or London time. A string without an offset is London time. */
export const startAt = (moment: string) => {
  const [inUtc, inLondon] = spellings(moment, seconds);
  return exactly(startPattern, `^(${inUtc}|${inLondon}?)$`, moment);
};

/**
 * A string that matches a general pattern and must also equal the value in the provider state. The
 * pages and the OpenAPI files show only the pattern, because the value depends on the state.
 */
const exactly = (form: string, value: string, example: string) => ({
  'pact:matcher:type': [
    { 'pact:matcher:type': 'regex', regex: form },
    { 'pact:matcher:type': 'regex', regex: value },
    { 'pact:matcher:type': 'type' },
  ],
  value: example,
});

/** @param rest pattern of the text after the minutes */
function spellings(moment: string, rest: string): readonly [utc: string, london: string] {
  const { date, time, at } = readDate(moment) ?? {};
  const utc = at?.toISOString().slice(0, '2027-07-01T17:00'.length);
  const london = `${date}T${time}`;
  const londonOffset = london === utc ? '[+-]00:00' : String.raw`\+01:00`;
  return [`${utc}${rest}(Z|[+-]00:00)`, `${london}${rest}(${londonOffset})`];
}

/** Matches each field by type; exact matchers can replace the matchers of single fields. */
export const likeEach = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      MatchersV3.like(value),
    ]),
  );

/** Each field must equal the value; extra fields are allowed. */
export const equalEach = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [name, equalTo(value)]),
  );

/** An empty list is compared literally, because `equal` would match any list. */
const equalTo = (value: unknown) =>
  Array.isArray(value) && value.length === 0 ? value : MatchersV3.equal(value);
