/** W3C Trace Context: the syntax of the key and value of a `tracestate` member. */
const KEY = /^[a-z\d][\w\-*/@]{0,255}$/;
const VALUE = /^[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;

const MAX_MEMBERS = 32;

/** Length of a `tracestate` that every participant has to pass on (characters). */
const MAX_LENGTH = 512;

/** Length above which members are removed first (characters). */
const LONG_MEMBER = 128;

/**
 * The `tracestate` to pass on with a `traceparent`, or null if it is invalid. From a value that is
 * too long, long members are removed first, and then the oldest members, which are at the end.
 */
export function traceStateOf(header: string | undefined): string | null {
  const members = (header ?? '')
    .split(',')
    .map((member) => member.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter((member) => member !== '');
  const keys = members.map((member) => member.slice(0, Math.max(member.indexOf('='), 0)));
  const isWhole =
    members.length <= MAX_MEMBERS &&
    new Set(keys).size === keys.length &&
    members.every((member, at) => {
      const key = keys[at] ?? '';
      return KEY.test(key) && key === key.toLowerCase() && VALUE.test(member.slice(key.length + 1));
    });
  return isWhole && members.length > 0 ? shortened(members).join(',') || null : null;
}

function shortened(members: readonly string[]): readonly string[] {
  const remaining = [...members];
  const isTooLong = () => remaining.join(',').length > MAX_LENGTH;
  for (let at = remaining.length - 1; at >= 0 && isTooLong(); at -= 1) {
    if ((remaining[at] ?? '').length > LONG_MEMBER) remaining.splice(at, 1);
  }
  while (isTooLong()) remaining.pop();
  return remaining;
}
