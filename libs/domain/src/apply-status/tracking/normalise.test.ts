import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseStatus } from './normalise.ts';

// The seed is the same in every run, so that only a code change can cause a failure.
fc.configureGlobal({ seed: 20_261_120, numRuns: 300 });

describe('normaliseStatus', () => {
  for (const written of [
    'AwaitingConfirmationReply',
    'Awaiting Confirmation - Reply',
    'Awaiting\tConfirmation\u00a0Reply\n',
    '“Awaiting/Confirmation_Reply”.',
    'awaiting confirmation reply',
  ]) {
    it(`[APP-24] ${JSON.stringify(written)} becomes AwaitingConfirmationReply`, () => {
      expect(normaliseStatus(written)).toBe(normaliseStatus('AwaitingConfirmationReply'));
    });
  }

  it('[APP-24] letters and digits are preserved', () => {
    expect(normaliseStatus('Phase 2: Réponse')).toBe('phase2réponse');
  });

  it('[APP-24] punctuation and whitespace make no difference at any position', () => {
    const noise = fc.constantFrom(' ', '\n', '-', '_', '.', "'", '(', '/', '!', '–');
    fc.assert(
      fc.property(fc.array(noise), fc.nat(8), (added, at) => {
        const noisy = `${'Referred'.slice(0, at)}${added.join('')}${'Referred'.slice(at)}`;
        expect(normaliseStatus(noisy)).toBe(normaliseStatus('Referred'));
      }),
    );
  });
});
