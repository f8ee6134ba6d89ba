import { type StatementKind, type StatementText, statementFields } from '@applicant-hub/domain';
import { questions } from '../words.ts';

export const plainText = (kind: StatementKind, text: StatementText): string =>
  statementFields[kind]
    .flatMap((field) => {
      const written = trimLines(text[field] ?? '');
      return written === '' ? [] : [`${questions[field]()}\n\n${written}\n`];
    })
    .join('\n');

export const trimLines = (text: string): string => text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
