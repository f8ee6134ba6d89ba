import type { LoaderFunctionArgs } from '@remix-run/node';
import { preferencePages } from '#app/platform/paths/preference-pages.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { downloadHeldData } from '../download.server.ts';
import { htmlFile } from '../html-file.server.tsx';
import { findNames } from '../names.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  downloadHeldData(args, {
    extension: 'html',
    contentType: 'text/html',
    write: async (held, call) =>
      htmlFile(held, {
        names: await findNames(call, held),
        made: call.context.now(),
        publicUrl: call.context.config.publicUrl,
        policy: findHref(preferencePages.privacyPolicy, call.context.config),
      }),
  });

export const action = methodNotAllowed;
