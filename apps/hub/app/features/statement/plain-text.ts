import { type StatementKind, type StatementText, statementFields } from '@applicant-hub/domain';
import { questions } from './words.ts';

/** A statement as plain text: its questions with their answers. Empty answers are omitted. */
export const plainText = (kind: StatementKind, text: StatementText): string =>
  statementFields[kind]
    .flatMap((field) => {
      const written = trimLines(text[field] ?? '');
      return written === '' ? [] : [`${questions[field]()}\n\n${written}\n`];
    })
    .join('\n');

/** Removes the empty lines at the start and the end. */
export const trimLines = (text: string): string => text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
