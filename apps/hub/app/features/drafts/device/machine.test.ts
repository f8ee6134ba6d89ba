import { describe, expect, it } from 'vitest';
import { type DraftPhase, isUnsaved, localCopyOf } from './state.ts';
import { after, type EventName, events, stateIn } from './testing/draft-states.ts';

/** The phase and the text after every event in every phase; `.` means that nothing changes. */
const table: Record<DraftPhase['name'], Record<EventName, string>> = {
  saved: {
    typed: 'typing more',
    'typed back': 'saved server',
    replaced: 'saving more',
    due: '.',
    wanted: '.',
    woken: '.',
    saved: '.',
    failed: '.',
    sessionLost: '.',
    refused: '.',
    conflicted: '.',
    mine: '.',
    other: '.',
    both: '.',
    found: 'typing copy',
    'found old': 'conflict copy',
    swapped: '.',
    dismissed: '.',
    refreshed: 'saved other',
  },
  typing: {
    typed: 'typing more',
    'typed back': 'saved server',
    replaced: 'saving more',
    due: 'saving mine',
    wanted: 'saving mine',
    woken: '.',
    saved: '.',
    failed: '.',
    sessionLost: '.',
    refused: '.',
    conflicted: '.',
    mine: '.',
    other: '.',
    both: '.',
    found: 'typing mine',
    'found old': 'typing mine',
    swapped: '.',
    dismissed: '.',
    refreshed: '.',
  },
  saving: {
    typed: 'saving more',
    'typed back': 'saving server',
    replaced: 'saving more',
    due: '.',
    wanted: '.',
    woken: '.',
    saved: 'typing mine',
    failed: 'waiting mine',
    sessionLost: 'signedOut mine',
    refused: 'typing mine',
    conflicted: 'conflict mine',
    mine: '.',
    other: '.',
    both: '.',
    found: 'saving mine',
    'found old': 'saving mine',
    swapped: '.',
    dismissed: '.',
    refreshed: '.',
  },
  waiting: {
    typed: 'waiting more',
    'typed back': 'waiting server',
    replaced: 'saving more',
    due: 'saving mine',
    wanted: 'saving mine',
    woken: 'saving mine',
    saved: '.',
    failed: '.',
    sessionLost: '.',
    refused: '.',
    conflicted: '.',
    mine: '.',
    other: '.',
    both: '.',
    found: 'waiting mine',
    'found old': 'waiting mine',
    swapped: '.',
    dismissed: '.',
    refreshed: '.',
  },
  conflict: {
    typed: 'conflict more',
    'typed back': 'conflict server',
    replaced: 'conflict more',
    due: '.',
    wanted: '.',
    woken: '.',
    saved: '.',
    failed: '.',
    sessionLost: '.',
    refused: '.',
    conflicted: '.',
    mine: 'saving mine',
    other: 'saved other',
    both: 'saving mine\n\nother',
    found: 'conflict mine',
    'found old': 'conflict mine',
    swapped: '.',
    dismissed: '.',
    refreshed: '.',
  },
  signedOut: {
    typed: 'signedOut more',
    'typed back': 'signedOut server',
    replaced: 'signedOut more',
    due: '.',
    wanted: '.',
    woken: 'saving mine',
    saved: '.',
    failed: '.',
    sessionLost: '.',
    refused: '.',
    conflicted: '.',
    mine: '.',
    other: '.',
    both: '.',
    found: 'signedOut mine',
    'found old': 'signedOut mine',
    swapped: '.',
    dismissed: '.',
    refreshed: '.',
  },
  refused: {
    typed: 'typing more',
    'typed back': 'saved server',
    replaced: 'saving more',
    due: '.',
    wanted: '.',
    woken: '.',
    saved: '.',
    failed: '.',
    sessionLost: '.',
    refused: '.',
    conflicted: '.',
    mine: '.',
    other: '.',
    both: '.',
    found: 'refused mine',
    'found old': 'refused mine',
    swapped: '.',
    dismissed: '.',
    refreshed: '.',
  },
};

describe.each(Object.entries(table))('a draft in the phase %s', (phase, row) => {
  it.each(Object.entries(row))('the event %s leads to: %s', (event, expected) => {
    const before = stateIn(phase as DraftPhase['name']);
    const state = after(before, event as EventName);
    if (expected === '.') expect(state).toBe(before);
    else expect(`${state.phase.name} ${state.text['text']}`).toBe(expected);
  });
});

it('no event loses a text that the server does not have', () => {
  const unsaved = (Object.keys(table) as DraftPhase['name'][]).filter((phase) =>
    isUnsaved(stateIn(phase)),
  );
  expect(unsaved).not.toEqual([]);
  // Typing events are left out, because they replace the text.
  const others = (Object.keys(events) as EventName[]).filter((event) => !event.startsWith('typed'));
  const losing = unsaved.flatMap((phase) =>
    others
      .filter((event) => {
        const state = after(stateIn(phase), event);
        const copy = localCopyOf(state);
        const texts = [copy?.text, ...(copy?.aside ?? []), state.saved.text];
        return !texts.some((text) => text?.['text']?.includes('mine'));
      })
      .map((event) => `${phase}, ${event}`),
  );
  expect(losing).toEqual([]);
});
