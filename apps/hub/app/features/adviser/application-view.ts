import { m } from '@applicant-hub/copy';
import type {
  ActorKind,
  TileView,
} from '#app/features/application-status/tile/tiles-view-types.ts';
import type { ApplicationView } from './view-types.ts';

/** Names of the next actor, for readers other than the applicant. */
const turnWords: Partial<Record<ActorKind, () => string>> = {
  you: m.adviser_turn_applicant,
  adviser: m.adviser_turn_adviser,
  university: m.adviser_turn_university,
  examBoards: m.adviser_turn_exam_boards,
  ucas: m.adviser_turn_ucas,
};

export function applicationView(tile: TileView): ApplicationView {
  const { id, kind, label, actor, choices, lastChecked } = tile;
  return {
    id,
    kind,
    label,
    next: (actor && turnWords[actor.kind]?.()) ?? null,
    deadline: byWhen(tile),
    choices: choices.map(({ institution, course, label: state, conditions }) => ({
      institution,
      words: m.adviser_choice({ course, state }),
      ...(conditions?.text !== undefined && { conditions: conditions.text }),
    })),
    lastChecked,
  };
}

/** Null if the tile has no date. */
function byWhen({ deadline, replyBy, awaited }: TileView): string | null {
  const day = replyBy ?? awaited;
  if (day) return day.line;
  if (deadline === null || deadline === 'unknown') return null;
  return [deadline.line, deadline.other].flatMap((line) => line ?? []).join('. ');
}
