import type { LoaderFunctionArgs } from '@remix-run/node';
import { preferencePages } from '#app/platform/paths/preference-pages.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { downloadHeldData } from '../download.server.ts';
import { heldDataNotes } from '../elsewhere.server.ts';
import { htmlFile } from '../html-file.server.tsx';
import { findNames } from '../names.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  downloadHeldData(args, {
    extension: 'html',
    contentType: 'text/html',
    write: async (held, call) => {
      const { clients, config, now } = call.context;
      const policy = findHref(preferencePages.privacyPolicy, config);
      return htmlFile(held, {
        names: await findNames(call, held),
        made: now(),
        notes: heldDataNotes(clients, policy !== null),
        publicUrl: config.publicUrl,
        policy,
      });
    },
  });

export const action = methodNotAllowed;
