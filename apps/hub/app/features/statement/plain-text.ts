import { type StatementKind, type StatementText, statementFields } from '@applicant-hub/domain';
import { questions } from './words.ts';

/** A statement to paste anywhere: its questions, each with what is written for it. Empty ones are left out. */
export const plainText = (kind: StatementKind, text: StatementText): string =>
  statementFields[kind]
    .flatMap((field) => {
      const written = trimLines(text[field] ?? '');
      return written === '' ? [] : [`${questions[field]()}\n\n${written}\n`];
    })
    .join('\n');

/** Without the empty lines at its start and end. */
export const trimLines = (text: string): string => text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
