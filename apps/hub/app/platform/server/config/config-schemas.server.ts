import { unescape } from 'node:querystring';
import { z } from 'zod';

/** Schemas for the text of a variable. An error message is appended to the variable's name. */

export const text = z.string();

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`);

export const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words, `must be ${words.join(', ').replace(/, ([^,]+)$/, ' or $1')}`);

export const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((url) => url.replace(/\/+$/, ''));

export const apiUrl = webUrl.refine(
  (url) => !/[?#]/.test(url),
  'must not have a query or a fragment',
);

export const yearTemplate = webUrl.refine((url) => url.includes('{year}'), 'must contain {year}');

export const tileTemplate = webUrl.refine(
  (url) => /\{z\}.*\{x\}.*\{y\}/.test(url),
  'must contain {z}, {x} and {y}',
);

const isOrigin = (url: string) => URL.parse(url)?.origin === url;

export const webOrigin = webUrl.refine(isOrigin, 'must be an origin, without a path');

export const redisUrl = z
  .string()
  .regex(/^rediss?:\/\/./, { error: 'must begin with redis:// or rediss://', abort: true })
  .refine((url) => URL.canParse(url), 'must be a URL with a host, and a port up to 65535');

export const contact = z
  .string()
  .refine(
    (url) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(url) && URL.canParse(url),
    'must be a mailto: or https: URL',
  );

export const emailAddress = z.email('must be an email address');

export const dateAndTime = z.iso
  .datetime({ offset: true, error: 'must be an ISO date and time with an offset' })
  .transform((time) => new Date(time));

/** Minimum length of a secret; shorter secrets can be guessed (characters). */
const SECRET_MIN_LENGTH = 32;

export const secretList = z
  .string()
  .transform((list) => list.split(',').map((secret) => secret.trim()))
  .pipe(
    z
      .tuple([z.string()], z.string())
      .refine(
        (secrets) => secrets.every((secret) => secret.length >= SECRET_MIN_LENGTH),
        `must be a comma-separated list of secrets of at least ${SECRET_MIN_LENGTH} characters`,
      ),
  );

export const originList = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .pipe(
    z.array(
      z
        .string()
        .refine(
          (origin) => /^https?:/.test(origin) && isOrigin(origin),
          'must be a comma-separated list of http or https origins',
        ),
    ),
  );

export const share = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
  .transform(Number);

/**
 * A name and a value in the OpenTelemetry list format, in which characters with a special meaning
 * are percent-encoded.
 */
const PAIR = /^\s*[^\s=,]+\s*=(%[\da-f]{2}|[^%=,])*$/i;

export const pairList = z
  .string()
  .transform((list) => list.split(','))
  .refine(
    (pairs) => pairs.every((pair) => PAIR.test(pair)),
    'must be a comma-separated list of name=value',
  )
  .transform((pairs) =>
    Object.fromEntries(
      pairs.map((pair) => pair.split('=').map((part) => unescape(part.trim())) as [string, string]),
    ),
  );

export const yearList = z
  .string()
  .regex(/^\d{4}(\s*,\s*\d{4})*$/, 'must be a comma-separated list of years')
  .transform((list) => list.split(',').map(Number));
