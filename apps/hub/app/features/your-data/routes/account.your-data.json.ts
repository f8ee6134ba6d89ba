import type { LoaderFunctionArgs } from '@remix-run/node';
import { preferencePages } from '#app/platform/paths/preference-pages.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { downloadHeldData } from '../download.server.ts';
import { heldDataNotes } from '../elsewhere.server.ts';
import { jsonFile } from '../json-file.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  downloadHeldData(args, {
    extension: 'json',
    contentType: 'application/json',
    write: (held, { context: { clients, config, now } }) => {
      const hasPolicy = findHref(preferencePages.privacyPolicy, config) !== null;
      return jsonFile(held, { made: now(), notes: heldDataNotes(clients, hasPolicy) });
    },
  });

export const action = methodNotAllowed;
