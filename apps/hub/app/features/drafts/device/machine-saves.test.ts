import { describe, expect, it } from 'vitest';
import { type DraftEvent, SAVE_AFTER_MS, reduceDraft } from './machine.ts';
import { type DraftState, localCopyOf } from './state.ts';
import { after, aside, NOW, other, server, stateIn, t } from './testing/draft-states.ts';

describe('save timing', () => {
  it('[SYS-5] a text is saved 2.5 s after the last keystroke', () => {
    const once = reduceDraft(stateIn('saved'), { type: 'typed', text: t('a'), at: NOW });
    const twice = reduceDraft(once, { type: 'typed', text: t('ab'), at: NOW + 2_000 });
    expect(once.phase).toEqual({ name: 'typing', dueAt: NOW + 2_500 });
    expect(twice.phase).toEqual({ name: 'typing', dueAt: NOW + 4_500 });
  });

  it('[SYS-5] a text is saved at once on request', () => {
    const state = after(stateIn('typing'), 'wanted');
    expect(state.phase).toMatchObject({ name: 'saving', sent: t('mine') });
  });

  it('text typed during a save is saved when typing has stopped', () => {
    const sending = stateIn('saving', { typedAt: NOW - 500 });
    expect(after(sending, 'saved')).toMatchObject({
      saved: { text: t('sent'), version: 8 },
      phase: { name: 'typing', dueAt: NOW - 500 + SAVE_AFTER_MS },
    });
    const long = stateIn('saving', { typedAt: NOW - 60_000 });
    expect(after(long, 'saved').phase).toEqual({ name: 'typing', dueAt: NOW });
  });

  it('a text counts as saved when the response confirms the save', () => {
    const state = after(stateIn('saving', { text: t('sent') }), 'saved');
    expect(state).toMatchObject({
      phase: { name: 'saved' },
      saved: { text: t('sent'), version: 8 },
      savedTime: '14:05',
      unanswered: [],
    });
    expect(localCopyOf(state)).toBeNull();
  });

  it('[EXT-1] a failed save is retried at increasing intervals', () => {
    let state = stateIn('saving');
    const waits: number[] = [];
    for (let time = 0; time < 7; time++) {
      state = after(state, 'failed');
      waits.push(state.phase.name === 'waiting' ? state.phase.dueAt - NOW : 0);
      state = after(state, 'due');
    }
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });
});

describe('texts sent without a response', () => {
  it('a save that reached the server causes no conflict if its response was lost', () => {
    const failed = after(after(stateIn('typing'), 'due'), 'failed');
    const more = after(failed, 'typed');
    const again = after(more, 'due');
    const state = reduceDraft(again, {
      type: 'conflicted',
      other: { text: t('mine'), version: 8 },
      at: NOW,
    });
    expect(state).toMatchObject({
      phase: { name: 'saving', sent: t('more') },
      saved: { text: t('mine'), version: 8 },
    });
  });

  it('a text counts as saved when the server has the same text', () => {
    const again = after(after(after(stateIn('typing'), 'due'), 'failed'), 'due');
    const state = reduceDraft(again, {
      type: 'conflicted',
      other: { text: t('mine'), version: 8 },
      at: NOW,
    });
    expect(state).toMatchObject({ phase: { name: 'saved' }, saved: { version: 8 } });
  });

  it('the local copy contains the last three texts that were sent without a response', () => {
    let state = stateIn('typing');
    for (const text of ['1', '2', '3', '4']) {
      state = reduceDraft(state, { type: 'typed', text: t(text), at: NOW });
      state = after(after(state, 'due'), 'failed');
    }
    expect(localCopyOf(state)).toEqual({
      text: t('4'),
      version: 7,
      unanswered: [t('2'), t('3'), t('4')],
      aside: [],
    });
  });
});

describe('[EXT-1] conflicts', () => {
  it("if the applicant chooses this page's text, the other text is replaced and put aside", () => {
    expect(after(stateIn('conflict'), 'mine')).toMatchObject({
      text: t('mine'),
      saved: other,
      phase: { name: 'saving', sent: t('mine'), keep: true },
      aside: [{ text: t('other'), reason: 'chosen' }],
    });
  });

  it("if the applicant chooses the other text, this page's text is put aside", () => {
    const state = after(stateIn('conflict'), 'other');
    expect(state).toMatchObject({ text: t('other'), aside: [{ text: t('mine') }] });
    const [mine] = state.aside;
    if (mine === undefined) throw new Error('Nothing was put aside');
    expect(reduceDraft(state, { type: 'swapped', aside: mine, at: NOW })).toMatchObject({
      text: t('mine'),
      phase: { name: 'typing' },
      aside: [{ text: t('other') }],
    });
  });

  it('if the applicant chooses both texts, they are joined', () => {
    expect(after(stateIn('conflict'), 'both')).toMatchObject({
      text: t('mine\n\nother'),
      saved: other,
      phase: { name: 'saving' },
      aside: [],
    });
  });
});

describe('[EXT-1] copies from closed pages', () => {
  const found = (
    copy: { text: string; version: number; unanswered?: string[] },
    state = stateIn('saved'),
  ) =>
    reduceDraft(state, {
      type: 'found',
      at: NOW,
      copy: {
        text: t(copy.text),
        version: copy.version,
        unanswered: (copy.unanswered ?? []).map(t),
        aside: [],
      },
    });

  it("a copy replaces the server's older text, which can be restored", () => {
    expect(found({ text: 'copy', version: 7 })).toMatchObject({
      text: t('copy'),
      phase: { name: 'typing', dueAt: NOW },
      aside: [{ text: t('server'), reason: 'restored' }],
    });
  });

  it('a copy replaces the text that its own page sent before it closed', () => {
    expect(found({ text: 'copy', version: 3, unanswered: ['server'] }).text).toEqual(t('copy'));
  });

  it('a copy causes a conflict when another text was saved later', () => {
    expect(found({ text: 'copy', version: 3 })).toMatchObject({
      text: t('copy'),
      phase: { name: 'conflict', other: server },
    });
  });

  it('a copy changes nothing when the server has the same text', () => {
    const state = stateIn('saved');
    expect(found({ text: 'server', version: 3 }, state)).toBe(state);
  });

  it('while the applicant is typing, a copy is offered and does not replace the text', () => {
    expect(found({ text: 'copy', version: 7 }, stateIn('typing'))).toMatchObject({
      text: t('mine'),
      aside: [{ text: t('copy'), reason: 'found' }],
    });
  });
});

describe('[EXT-1] texts put aside', () => {
  const mine = { text: t('mine'), reason: 'chosen' } as const;
  const decide = (state: DraftState, type: 'swapped' | 'dismissed') =>
    reduceDraft(state, { type, aside: mine, at: NOW } satisfies DraftEvent);

  it.each(['typing', 'saving', 'waiting', 'conflict', 'signedOut', 'refused'] as const)(
    'an unsaved text that is replaced in the phase %s is put aside',
    (phase) => {
      expect(after(stateIn(phase), 'replaced')).toMatchObject({ text: t('more'), aside: [mine] });
    },
  );

  it('a text that was put aside swaps places with the shown text', () => {
    expect(decide(stateIn('saved', { aside: [aside, mine] }), 'swapped')).toMatchObject({
      text: t('mine'),
      phase: { name: 'typing' },
      aside: [{ text: t('server'), reason: 'chosen' }, aside],
    });
  });

  it('a text that was put aside is removed only when the applicant dismisses it', () => {
    expect(decide(stateIn('saved', { aside: [aside, mine] }), 'dismissed').aside).toEqual([aside]);
  });

  it("texts that were put aside are stored in the device's copy and appear on the next page", () => {
    const copy = localCopyOf(stateIn('saved', { aside: [mine] }));
    expect(copy).toEqual({ text: null, version: 7, unanswered: [], aside: [t('mine')] });
    if (copy === null) return;
    expect(reduceDraft(stateIn('saved'), { type: 'found', copy, at: NOW })).toMatchObject({
      text: t('server'),
      phase: { name: 'saved' },
      aside: [mine],
    });
  });
});

describe('stored versions', () => {
  it.each([
    ['the first save of a page', null, true],
    ['a save one minute after the last version', NOW - 60_000, false],
    ['a save ten minutes after the last version', NOW - 600_000, true],
  ])('%s is stored as a version: %s', (_what, keptAt, keep) => {
    expect(after(stateIn('typing', { keptAt }), 'due').phase).toMatchObject({ keep });
  });

  it('a replaced text is stored as a version', () => {
    expect(after(stateIn('saved'), 'replaced').phase).toMatchObject({ keep: true });
  });
});
