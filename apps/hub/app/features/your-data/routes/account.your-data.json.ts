import type { LoaderFunctionArgs } from '@remix-run/node';
import { preferencePages } from '#app/platform/paths/preference-pages.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { downloadHeldData } from '../download.server.ts';
import { jsonFile } from '../json-file.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  downloadHeldData(args, {
    extension: 'json',
    contentType: 'application/json',
    write: (held, { context: { config, now } }) =>
      jsonFile(held, now(), findHref(preferencePages.privacyPolicy, config) !== null),
  });

export const action = methodNotAllowed;
