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
 * The saved statement for the applicant's year of entry, as a file. Like every response of the hub,
 * it is not cached.
 *
 * @throws a redirect to the statement, with a message, when the statement is empty
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

/**
 * A header is limited to ASCII, so it has a file name in ASCII and the full file name in encoded
 * form.
 */
function attachment(name: string, extension: string): string {
  const inAnyLanguage = encodeURIComponent(`${name}.${extension}`).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="personal-statement.${extension}"; filename*=UTF-8''${inAnyLanguage}`;
}
