import { descriptionOf } from './descriptions.ts';
import type { Dimension, Shadow, Token, TokenGroup } from './dtcg.ts';

/** A colour in the format of the Design Tokens Community Group. */
interface ColourValue {
  readonly colorSpace: 'srgb';
  /** Red, green and blue, from 0 to 1. */
  readonly components: readonly number[];
  readonly alpha: number;
  readonly hex: string;
}

/** One token in the format of the Design Tokens Community Group, version 2025.10. */
export interface FormatToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description: string;
  readonly $extensions?: object;
}

/** A group of tokens in the format of the Design Tokens Community Group. */
export interface FormatGroup {
  readonly [name: string]: FormatGroup | FormatToken;
}

/** Name under which this package extends the format. */
const EXTENSION = 'applicant-hub.design-system';

/** Converts a channel to a share from 0 to 1. Four digits distinguish all 256 values. */
const share = (hex: string) => Number((parseInt(hex, 16) / 255).toFixed(4));

/** Converts a `#rrggbb` or `#rrggbbaa` colour. */
function colour(hex: string): ColourValue {
  const [red = '', green = '', blue = '', alpha = 'ff'] = hex.match(/[\da-f]{2}/gi) ?? [];
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map(share),
    alpha: share(alpha),
    hex: hex.slice(0, '#rrggbb'.length),
  };
}

/** Converts the value of a token of the given type. */
function valueOf(type: string, value: Token['$value']): unknown {
  if (type === 'color') return colour(value as string);
  if (type === 'shadow') {
    return (value as readonly Shadow[]).map((one) => ({ ...one, color: colour(one.color) }));
  }
  return value;
}

function token(name: string, type: string, $value: Token['$value']): FormatToken {
  const $description = descriptionOf(name);
  const { unit, value } = $value as Dimension;
  // The format has no unit for the width of a character, so the value is a number.
  return unit === 'ch'
    ? { $type: 'number', $value: value, $description, $extensions: { [EXTENSION]: { unit } } }
    : { $type: type, $value: valueOf(type, $value), $description };
}

/**
 * Converts a group of the sources to the format. The type is repeated in each token, so that a tool
 * can move the token to another group.
 *
 * @param value returns the value of a token, or undefined to omit it
 */
export function inFormat(
  group: TokenGroup,
  value: (token: Token, name: string) => Token['$value'] | undefined,
  within: { readonly name: string; readonly type: string } = { name: '', type: '' },
): FormatGroup {
  const typeOf = ({ $type }: Token | TokenGroup) =>
    typeof $type === 'string' ? $type : within.type;
  const entries = Object.entries(group).flatMap(([key, child]): [string, Part][] => {
    if (typeof child === 'string') return [];
    const name = `${within.name}${key}`;
    if (isToken(child)) {
      const own = value(child, name);
      return own === undefined ? [] : [[key, token(name, typeOf(child), own)]];
    }
    const part = inFormat(child, value, { name: `${name}.`, type: typeOf(child) });
    return Object.keys(part).length > 0 ? [[key, part]] : [];
  });
  return Object.fromEntries(entries);
}

type Part = FormatGroup | FormatToken;

const isToken = (child: Token | TokenGroup): child is Token => '$value' in child;
