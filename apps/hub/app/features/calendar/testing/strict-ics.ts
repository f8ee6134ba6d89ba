/**
 * Reads a calendar file strictly by RFC 5545, line by line, and lists its faults. Each calendar
 * program tolerates some faults, and so does the parser of `ical.js`. This parser tolerates no
 * faults. Features that the hub does not use (time zones, recurrence) count as faults.
 */
export function icsFaults(file: string): string[] {
  const faults = fileFaults(file);
  if (faults.length > 0) return faults;
  const lines = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  return structureFaults(lines.map(readLine));
}

const MAX_OCTETS = 75;
// oxlint-disable-next-line no-control-regex -- CONTROL in RFC 5545, except line ends and HTAB
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Faults in the bytes of the file (3.1): line ends, lengths, control characters. */
function fileFaults(file: string): string[] {
  const faults: string[] = [];
  if (!file.endsWith('\r\n')) faults.push('the last line does not end with CRLF');
  if (/\r(?!\n)|(?<!\r)\n/.test(file)) faults.push('a line ends with CR or LF alone');
  if (CONTROL.test(file)) faults.push('a control character');
  if (/\p{Cs}/u.test(file)) faults.push('half a character');
  for (const line of file.split('\r\n').slice(0, -1)) {
    if (line === '') faults.push('an empty line');
    if (Buffer.byteLength(line) > MAX_OCTETS) faults.push(`longer than 75 octets: ${line}`);
  }
  return faults;
}

interface Line {
  /** Null if the line is not a content line. */
  name: string | null;
  parameters: ReadonlyMap<string, string>;
  value: string;
  text: string;
}

const contentLine =
  /^(?<name>[A-Za-z0-9-]+)(?<rest>(?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(?<value>.*)$/s;

function readLine(text: string): Line {
  const { name, rest = '', value = '' } = contentLine.exec(text)?.groups ?? {};
  const parameters = new Map(
    rest
      .split(';')
      .slice(1)
      .map((parameter) => parameter.split('=') as [string, string]),
  );
  return { name: name?.toUpperCase() ?? null, parameters, value, text };
}

type Check = (line: Line) => boolean;

const isText: Check = ({ value }) => /^(?:\\[\\;,nN]|[^\\;,])*$/s.test(value);
const isDate = (value: string) => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(value) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
};
const isUtc: Check = ({ value, parameters }) =>
  parameters.size === 0 &&
  /^\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\dZ$/.test(value) &&
  isDate(value.slice(0, 8));
const isDateOrUtc: Check = (line) =>
  line.parameters.get('VALUE') === 'DATE' ? isDate(line.value) : isUtc(line);
const isDuration: Check = ({ value }) =>
  /^[+-]?P(?:\d+W|\d+D(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?|T(?:\d+H)?(?:\d+M)?(?:\d+S)?)$/.test(
    value,
  ) && !value.endsWith('T');
const isUri: Check = ({ value, parameters }) =>
  ['URI', undefined].includes(parameters.get('VALUE')) &&
  /^[a-z][a-z0-9+.-]*:[^\s"<>\\^`{|}]+$/i.test(value) &&
  URL.canParse(value);
const isNumber: Check = ({ value }) => /^\d{1,9}$/.test(value);
const oneOf =
  (...values: string[]): Check =>
  ({ value }) =>
    values.includes(value);

interface Kind {
  required: Readonly<Record<string, Check>>;
  optional: Readonly<Record<string, Check>>;
  holds: readonly string[];
}

/**
 * The components that the hub writes, with the properties that each may have once (3.6, RFC 7986).
 */
const kinds: Readonly<Record<string, Kind>> = {
  VCALENDAR: {
    required: { VERSION: oneOf('2.0'), PRODID: isText },
    // No METHOD: a file with a method is a scheduling message, which needs an organizer (RFC 5546).
    optional: {
      NAME: isText,
      'X-WR-CALNAME': isText,
      URL: isUri,
      'REFRESH-INTERVAL': (line) => line.parameters.get('VALUE') === 'DURATION' && isDuration(line),
      'X-PUBLISHED-TTL': isDuration,
    },
    holds: ['VEVENT'],
  },
  VEVENT: {
    required: { UID: isText, DTSTAMP: isUtc, DTSTART: isDateOrUtc },
    optional: {
      DTEND: isDateOrUtc,
      SUMMARY: isText,
      DESCRIPTION: isText,
      LOCATION: isText,
      URL: isUri,
      SEQUENCE: isNumber,
      TRANSP: oneOf('OPAQUE', 'TRANSPARENT'),
      'X-MICROSOFT-CDO-ALLDAYEVENT': oneOf('TRUE', 'FALSE'),
      'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT': oneOf('TRUE', 'FALSE'),
    },
    holds: ['VALARM'],
  },
  VALARM: {
    required: { ACTION: oneOf('DISPLAY'), TRIGGER: isDuration, DESCRIPTION: isText },
    optional: {},
    holds: [],
  },
};

function structureFaults(lines: readonly Line[]): string[] {
  const faults: string[] = [];
  const open: { kind: string; seen: Set<string> }[] = [];
  const uids = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const { name, value, text } = line;
    const inside = open.at(-1);
    if (name === null) faults.push(`no content line: ${text}`);
    else if (name === 'BEGIN') {
      const mayBe = inside ? (kinds[inside.kind]?.holds ?? []) : index === 0 ? ['VCALENDAR'] : [];
      if (!mayBe.includes(value)) faults.push(`${value} in ${inside?.kind ?? 'the file'}`);
      open.push({ kind: value, seen: new Set() });
    } else if (name === 'END') {
      if (inside?.kind !== value) faults.push(`END:${value} in ${inside?.kind ?? 'the file'}`);
      for (const required of Object.keys(kinds[value]?.required ?? {})) {
        if (!inside?.seen.has(required)) faults.push(`${value} without ${required}`);
      }
      open.pop();
    } else {
      faults.push(...propertyFaults(line, name, inside));
      if (name === 'UID' && uids.has(value)) faults.push(`twice: ${text}`);
      if (name === 'UID') uids.add(value);
    }
  }
  if (open.length > 0) faults.push(`${open.length} without an end`);
  return faults;
}

function propertyFaults(
  line: Line,
  name: string,
  inside: { kind: string; seen: Set<string> } | undefined,
): string[] {
  const kind = kinds[inside?.kind ?? ''];
  const check = kind?.required[name] ?? kind?.optional[name];
  if (inside === undefined || check === undefined) return [`not allowed: ${line.text}`];
  if (inside.seen.has(name)) return [`twice: ${line.text}`];
  inside.seen.add(name);
  return check(line) ? [] : [`wrong: ${line.text}`];
}
