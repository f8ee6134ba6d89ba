import { expect, it } from 'vitest';
import { icsFaults } from './strict-ics.ts';

const lines = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Applicant Hub//Dates//EN',
  'BEGIN:VEVENT',
  'UID:1@applicant-hub',
  'DTSTAMP:20261122T100000Z',
  'DTSTART:20270113T180000Z',
  'SUMMARY:Main deadline\\, at last',
  'END:VEVENT',
  'END:VCALENDAR',
];
const fileOf = (all: readonly string[]) => all.map((line) => `${line}\r\n`).join('');
const good = fileOf(lines);
const withLine = (line: string) => fileOf([...lines.slice(0, 7), line, ...lines.slice(8)]);
const without = (start: string) => fileOf(lines.filter((line) => !line.startsWith(start)));

it('a valid file has no faults', () => {
  expect(icsFaults(good)).toEqual([]);
  expect(icsFaults(withLine('DTEND;VALUE=DATE:20270114'))).toEqual([]);
  expect(icsFaults(withLine(`SUMMARY:${'é'.repeat(33)}\r\n ${'é'.repeat(30)}`))).toEqual([]);
});

it.each([
  ['no line end at the end', good.slice(0, -2)],
  ['a line end of LF only', good.replace('\r\n', '\n')],
  ['a line end of CR only', good.replace('\r\n', '\r')],
  ['an empty line', good.replace('\r\n', '\r\n\r\n')],
  ['a control character', withLine('SUMMARY:bell\u0007')],
  ['a vertical tab', withLine('SUMMARY:bell\u000b')],
  ['half a character', withLine('SUMMARY:\ud800')],
  ['76 octets', withLine(`SUMMARY:${'é'.repeat(34)}`)],
  ['a comma that is not escaped', withLine('SUMMARY:one, two')],
  ['a backslash without a character to escape', withLine('SUMMARY:one\\two')],
  ['a line without a name', withLine('no line')],
  ['an unexpected property', withLine('RRULE:FREQ=DAILY')],
  ['a property twice', withLine('UID:2@applicant-hub')],
  ['a method', fileOf([...lines.slice(0, 3), 'METHOD:PUBLISH', ...lines.slice(3)])],
  ['no UID', without('UID')],
  ['no DTSTAMP', without('DTSTAMP')],
  ['no DTSTART', without('DTSTART')],
  ['no PRODID', without('PRODID')],
  ['no version', without('VERSION')],
  ['no END line', without('END:VCALENDAR')],
  ['an END line of another component', good.replace('END:VEVENT', 'END:VALARM')],
  ['an impossible day', good.replace('20270113', '20270230')],
  ['an impossible hour', good.replace('T180000Z', 'T240000Z')],
  ['a local time', good.replace('T180000Z', 'T180000')],
  ['an invalid URL', withLine('URL;VALUE=URI:not an address')],
  [
    'an alarm without a description',
    withLine('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-P1D\r\nEND:VALARM'),
  ],
  ['the same event twice', fileOf([...lines.slice(0, 9), ...lines.slice(3, 9), 'END:VCALENDAR'])],
])('the parser reports a file with this fault: %s', (_what, file) => {
  expect(icsFaults(file)).not.toEqual([]);
});
