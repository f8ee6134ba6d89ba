import { readDate } from '../cycle/read-date.ts';

/**
 * The time in a setting: `dd/mm/yyyy hh:mm:ss` in London time, or the ISO time that is sent when a
 * setting is saved (SYS-3, SYS-4, AMB-87). Null when the text has another format or the time does
 * not exist.
 */
export function parseSettingDate(text: string): Date | null {
  const written = readDate(text.replace(recordDate, '$<year>-$<month>-$<day>T$<time>'));
  return written?.time ? written.at : null;
}

const recordDate = /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2})$/;
