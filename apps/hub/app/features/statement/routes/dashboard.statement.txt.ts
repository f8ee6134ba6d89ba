import type { LoaderFunctionArgs } from '@remix-run/node';
import { downloadStatement } from '../files/download.server.ts';
import { plainText } from '../files/plain-text.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

/** The personal statement as plain text (EXT-3). */
export const loader = (args: LoaderFunctionArgs) =>
  downloadStatement(args, {
    extension: 'txt',
    contentType: 'text/plain; charset=utf-8',
    write: ({ kind, text }) => plainText(kind, text),
  });

export const action = methodNotAllowed;
