import { reduceDraft } from '../machine.ts';
import { type DraftPhase, type DraftState, initialDraft } from '../state.ts';

export const t = (text: string) => ({ text });
export const server = { text: t('server'), version: 7 };
export const other = { text: t('other'), version: 9 };
export const NOW = 1_000_000;
export const aside = { text: t('aside'), reason: 'chosen' } as const;

const phases = {
  saved: { name: 'saved' },
  typing: { name: 'typing', dueAt: NOW + 100 },
  saving: { name: 'saving', sent: t('sent'), keep: false, attempt: 0 },
  waiting: { name: 'waiting', attempt: 1, dueAt: NOW + 100 },
  conflict: { name: 'conflict', other },
  signedOut: { name: 'signedOut' },
  refused: { name: 'refused', message: 'Too long' },
} as const satisfies Record<DraftPhase['name'], DraftPhase>;

/**
 * A draft state in the given phase. In every phase except `saved` the page has text that the server
 * does not have.
 */
export const stateIn = (name: DraftPhase['name'], over: Partial<DraftState> = {}): DraftState => ({
  ...initialDraft(server),
  text: t(name === 'saved' ? 'server' : 'mine'),
  phase: phases[name],
  keptAt: NOW,
  typedAt: NOW - 50,
  ...over,
});

export const events = {
  typed: { type: 'typed', text: t('more') },
  'typed back': { type: 'typed', text: t('server') },
  replaced: { type: 'replaced', text: t('more') },
  due: { type: 'due' },
  wanted: { type: 'wanted' },
  woken: { type: 'woken' },
  saved: { type: 'saved', version: 8, savedTime: '14:05' },
  failed: { type: 'failed' },
  sessionLost: { type: 'sessionLost' },
  refused: { type: 'refused', message: 'No' },
  conflicted: { type: 'conflicted', other },
  mine: { type: 'chosen', choice: 'mine' },
  other: { type: 'chosen', choice: 'other' },
  both: { type: 'chosen', choice: 'both' },
  found: { type: 'found', copy: { text: t('copy'), version: 7, unanswered: [], aside: [] } },
  'found old': { type: 'found', copy: { text: t('copy'), version: 3, unanswered: [], aside: [] } },
  swapped: { type: 'swapped', aside },
  dismissed: { type: 'dismissed', aside },
  refreshed: { type: 'refreshed', from: 7, current: other },
} as const;
export type EventName = keyof typeof events;

export const after = (state: DraftState, name: EventName): DraftState =>
  reduceDraft(state, { ...events[name], at: NOW });
