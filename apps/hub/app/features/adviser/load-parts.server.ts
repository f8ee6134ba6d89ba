import {
  countStatement,
  savedStatement,
  type SharePart,
  shareParts,
  statementFields,
  formatClockTime,
  formatLongDate,
  londonDate,
} from '@applicant-hub/domain';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { load } from '#app/features/application-status/upstream/load-tiles.server.ts';
import { ownTiles } from '#app/features/application-status/tile/own-tiles.ts';
import { findDatesAhead } from '#app/features/calendar/ahead.server.ts';
import { findShortlist } from '#app/features/favourites-manager/find-shortlist.server.ts';
import { lengthWords } from '#app/features/statement/length-words.ts';
import { trimLines } from '#app/features/statement/files/plain-text.ts';
import { questions } from '#app/features/statement/words.ts';
import { applicationView } from './application-view.ts';
import type { PartContents, PartView, SheetView } from './view-types.ts';

/**
 * No API is called for parts that are not requested. A part that is unavailable is null, and does
 * not affect the rest.
 */
export async function loadSheet(
  call: RequestScope,
  wanted: readonly SharePart[],
): Promise<SheetView> {
  const { applicant, context } = call;
  const parts = await Promise.all(
    offeredParts(context)
      .filter((part) => wanted.includes(part))
      .map((part) => loadPart(call, part)),
  );
  const now = context.now();
  return {
    name: fullName(applicant),
    year: applicant.personalisation.studyYear,
    asOf: `${formatLongDate(londonDate(now))}, ${formatClockTime(now)}`,
    parts,
  };
}

/**
 * Without the events API, the hub does not know the deadlines, so it does not offer the part with
 * dates: an adviser would think that the list of dates is complete.
 */
const offeredParts = (context: RequestScope['context']): readonly SharePart[] =>
  shareParts.filter((part) => part !== 'dates' || context.clients.events !== null);

/** 'Aisha Rahman', or only the first or last name if the other name is unknown. */
const fullName = ({ user, name }: Applicant): string => `${name} ${user.lastName}`.trim();

const loaders: {
  readonly [Part in SharePart]: (call: RequestScope) => Promise<PartContents[Part] | null>;
} = {
  async status(call) {
    const view = await load(call);
    if (view && (view.state === 'pending' || view.unchecked.length > 0)) return null;
    return { applications: ownTiles(view).map(applicationView) };
  },

  async shortlist(call) {
    const slots = await findShortlist(call);
    if (!slots.ok) return null;
    return {
      courses: slots.value.map(({ slot, course }) => ({
        slot,
        title: course?.known?.title ?? null,
        university: course?.known?.university ?? '',
        facts: course?.known?.facts ?? [],
      })),
    };
  },

  async dates(call) {
    const found = await findDatesAhead(call);
    return found.isIncomplete && found.dates.length === 0 ? null : found;
  },

  statement({ applicant: { user, personalisation } }) {
    const { kind, text } = savedStatement(user.settings, personalisation.studyYear);
    const { characters, words } = countStatement(kind, text);
    return Promise.resolve({
      sections: statementFields[kind].flatMap((field) => {
        const written = trimLines(text[field] ?? '');
        return written === '' ? [] : [{ question: questions[field](), text: written }];
      }),
      length: lengthWords(characters, words),
    });
  },
};

async function loadPart(call: RequestScope, part: SharePart): Promise<PartView> {
  const content = await loaders[part](call).catch((thrown: unknown) => {
    // If an application API refuses the session, the part is null: this page must not redirect to
    // sign-in.
    if (thrown instanceof Response) return null;
    throw thrown;
  });
  return { part, content } as PartView;
}
