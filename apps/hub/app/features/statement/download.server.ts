import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import {
  countStatement,
  savedStatement,
  type StatementKind,
  type StatementText,
} from '@applicant-hub/domain';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { widgetPath } from '#app/platform/paths/links.ts';
import { withNotice } from '#app/platform/flash/change.server.ts';
import { flash } from '#app/platform/flash/notices.server.ts';

/** A saved statement. */
export interface SavedStatement {
  kind: StatementKind;
  text: StatementText;
  /** The year of entry. */
  year: number;
  now: Date;
}

interface FileType {
  readonly extension: 'pdf' | 'txt';
  readonly contentType: string;
  readonly write: (
    statement: SavedStatement,
  ) => string | Uint8Array<ArrayBuffer> | Promise<string | Uint8Array<ArrayBuffer>>;
}

/**
 * The statement of the person's year of entry as it is saved, as a file to keep. Like every answer of
 * the hub it is not cached.
 *
 * @throws a redirect to the statement when nothing is written, which says so
 */
export async function downloadStatement(
  { request, context }: LoaderFunctionArgs,
  { extension, contentType, write }: FileType,
): Promise<Response> {
  const applicant = await getApplicant(request, context);
  const { studyYear: year } = applicant.personalisation;
  const { kind, text } = savedStatement(applicant.user.settings, year);
  if (countStatement(kind, text).characters === 0) {
    const words = { tone: 'info', text: m.statement_nothing_to_download(), undo: null } as const;
    const { id } = await flash({ context, applicant }, words);
    throw redirect(withNotice(widgetPath(kind), id));
  }
  return new Response(await write({ kind, text, year, now: context.now() }), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': attachment(m.statement_file_name(), extension),
    },
  });
}

/** A header has ASCII letters only, so a name in any language is there beside a plain one. */
function attachment(name: string, extension: string): string {
  const inAnyLanguage = encodeURIComponent(`${name}.${extension}`).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="personal-statement.${extension}"; filename*=UTF-8''${inAnyLanguage}`;
}
