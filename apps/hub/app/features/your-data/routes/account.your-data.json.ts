import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { downloadHeldData } from '../download.server.ts';
import { jsonFile } from '../json-file.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  downloadHeldData(args, {
    extension: 'json',
    contentType: 'application/json',
    write: (held, { context }) => jsonFile(held, context.now()),
  });

export const action = methodNotAllowed;
