import type { LoaderFunctionArgs } from '@remix-run/node';
import { downloadStatement } from '../files/download.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

/**
 * The personal statement as a PDF (EXT-3). The code that creates it is loaded on the first request
 * (STA-13).
 */
export const loader = (args: LoaderFunctionArgs) =>
  downloadStatement(args, {
    extension: 'pdf',
    contentType: 'application/pdf',
    write: async (statement) => {
      const { statementPdf } = await import('../files/pdf.server.ts');
      return statementPdf(statement);
    },
  });

export const action = methodNotAllowed;
