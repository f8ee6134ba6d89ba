import { describe, expect, it } from 'vitest';
import { type DraftResult, readDraftResult } from './draft-result.ts';

const results: DraftResult[] = [
  { outcome: 'saved', version: 8, savedTime: '14:05' },
  { outcome: 'conflict', other: { text: { text: 'other' }, version: 9 } },
  { outcome: 'refused', message: 'Too long' },
  { outcome: 'signedOut' },
  { outcome: 'token', token: 'new' },
  { outcome: 'failed' },
];

describe('[EXT-1] the response to a save', () => {
  it.each(results)('a response is parsed from JSON: $outcome', (result) => {
    expect(readDraftResult(JSON.parse(JSON.stringify(result)))).toEqual(result);
  });

  it.each([
    ['null', null],
    ['a word', 'saved'],
    ['a list', [results[0]]],
    ['JSON from a gateway', { error: 'upstream', status: 502 }],
    ['another outcome', { outcome: 'queued' }],
    ['a save without its version', { outcome: 'saved', savedTime: '14:05' }],
    ['a conflict without the other text', { outcome: 'conflict' }],
    [
      'a conflict with an incomplete text',
      { outcome: 'conflict', other: { text: { a: 1 }, version: 9 } },
    ],
    ['a refusal without a message', { outcome: 'refused' }],
    ['an invalid token', { outcome: 'token', token: null }],
  ])('a response is parsed as a failure when it is %s', (_what, value) => {
    expect(readDraftResult(value)).toEqual({ outcome: 'failed' });
  });
});
