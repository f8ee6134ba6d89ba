import { afterEach, describe, expect, it, vi } from 'vitest';
import { createVault } from './vault.server.ts';

const first = 'a'.repeat(32);
const second = 'b'.repeat(32);

afterEach(() => {
  vi.useRealTimers();
});

describe('createVault', () => {
  it('a vault opens its sealed values, and seals the same value differently each time', async () => {
    const vault = createVault([first]);
    const [one, two] = await Promise.all([
      vault.seal('session', { uid: 'waiting' }),
      vault.seal('session', { uid: 'waiting' }),
    ]);
    expect(one).not.toBe(two);
    expect(one).not.toContain('waiting');
    expect(await vault.open('session', one)).toEqual({ uid: 'waiting' });
  });

  it('a value sealed for one purpose cannot be opened for another', async () => {
    const vault = createVault([first]);
    expect(await vault.open('session', await vault.seal('login', 1))).toBeUndefined();
  });

  it('damaged, foreign and malformed values are rejected', async () => {
    const vault = createVault([first]);
    const sealed = await vault.seal('session', 1);
    const damaged = sealed.slice(0, -3) + (sealed.endsWith('AAA') ? 'BBB' : 'AAA');
    expect(await vault.open('session', damaged)).toBeUndefined();
    expect(await createVault([second]).open('session', sealed)).toBeUndefined();
    expect(await vault.open('session', '')).toBeUndefined();
    expect(await vault.open('session', 'a.b.c')).toBeUndefined();
  });

  it('after a rotation, values are sealed with the first secret and can be opened with any of the secrets', async () => {
    const before = createVault([first]);
    const between = createVault([second, first]);
    const after = createVault([second]);

    const old = await before.seal('session', 'old');
    const fresh = await between.seal('session', 'new');
    expect(await between.open('session', old)).toBe('old');
    expect(await after.open('session', fresh)).toBe('new');
    expect(await before.open('session', fresh)).toBeUndefined();
    expect(await after.open('session', old)).toBeUndefined();
  });

  it('a value with a lifetime is rejected once it has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    const vault = createVault([first]);
    const sealed = await vault.seal('login', 1, 600);
    vi.setSystemTime(new Date('2026-11-21T12:09:59Z'));
    expect(await vault.open('login', sealed)).toBe(1);
    vi.setSystemTime(new Date('2026-11-21T12:10:01Z'));
    expect(await vault.open('login', sealed)).toBeUndefined();
  });

  it('isOutdated reports a value that was not sealed with the first secret', async () => {
    const old = await createVault([first]).seal('session', 1);
    expect(createVault([first, second]).isOutdated(old)).toBe(false);
    expect(createVault([second, first]).isOutdated(old)).toBe(true);
  });

  it('form tokens belong to a session, and tokens of every secret are accepted', () => {
    const session = { sid: 'sid-1', uid: 'waiting' };
    const [token] = createVault([first]).formTokens(session);
    expect(createVault([first]).formTokens(session)).toEqual([token]);
    const others = [
      { ...session, sid: 'sid-2' },
      { ...session, uid: 'offers' },
    ];
    for (const other of others) {
      expect(createVault([first]).formTokens(other)).not.toContain(token);
    }
    const rotated = createVault([second, first]).formTokens(session);
    expect(rotated).toHaveLength(2);
    expect(rotated[0]).not.toBe(token);
    expect(rotated[1]).toBe(token);
  });

  it('the owner of a form token can be read without its session, and tokens from elsewhere have no owner', () => {
    const vault = createVault([second, first]);
    const [token] = vault.formTokens({ sid: 'sid-1', uid: 'waiting' });
    const [next] = vault.formTokens({ sid: 'sid-2', uid: 'waiting' });
    const [other] = vault.formTokens({ sid: 'sid-3', uid: 'offers' });
    expect(vault.formOwner(token)).toBe(vault.formOwner(next));
    expect(vault.formOwner(token)).not.toBe(vault.formOwner(other));
    expect(token).not.toContain('waiting');

    const [foreign] = createVault(['c'.repeat(32)]).formTokens({ sid: 'sid-1', uid: 'waiting' });
    const [owner = '', , signature = ''] = token.split('.');
    const made = ['', '..', 'x', foreign, `${owner}.${'A'.repeat(22)}.${signature}`];
    for (const forged of made) expect(vault.formOwner(forged)).toBeNull();
  });
});
