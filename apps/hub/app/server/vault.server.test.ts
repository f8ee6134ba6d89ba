import { afterEach, describe, expect, it, vi } from 'vitest';
import { createVault } from './vault.server.ts';

const first = 'a'.repeat(32);
const second = 'b'.repeat(32);

afterEach(() => {
  vi.useRealTimers();
});

describe('createVault', () => {
  it('opens what it sealed, and seals nothing twice alike', async () => {
    const vault = createVault([first]);
    const [one, two] = await Promise.all([
      vault.seal('session', { uid: 'waiting' }),
      vault.seal('session', { uid: 'waiting' }),
    ]);
    expect(one).not.toBe(two);
    expect(one).not.toContain('waiting');
    expect(await vault.open('session', one)).toEqual({ uid: 'waiting' });
  });

  it('keeps purposes apart', async () => {
    const vault = createVault([first]);
    expect(await vault.open('session', await vault.seal('login', 1))).toBeUndefined();
  });

  it('refuses what is damaged, foreign or no JWE at all', async () => {
    const vault = createVault([first]);
    const sealed = await vault.seal('session', 1);
    const damaged = sealed.slice(0, -3) + (sealed.endsWith('AAA') ? 'BBB' : 'AAA');
    expect(await vault.open('session', damaged)).toBeUndefined();
    expect(await createVault([second]).open('session', sealed)).toBeUndefined();
    expect(await vault.open('session', '')).toBeUndefined();
    expect(await vault.open('session', 'a.b.c')).toBeUndefined();
  });

  it('rotates: the first secret seals, all of them open', async () => {
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

  it('forgets what has an end', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    const vault = createVault([first]);
    const sealed = await vault.seal('login', 1, 600);
    vi.setSystemTime(new Date('2026-11-21T12:09:59Z'));
    expect(await vault.open('login', sealed)).toBe(1);
    vi.setSystemTime(new Date('2026-11-21T12:10:01Z'));
    expect(await vault.open('login', sealed)).toBeUndefined();
  });

  it('binds form tokens to the session id, and accepts those of older secrets', () => {
    const [token] = createVault([first]).formTokens('sid-1');
    expect(createVault([first]).formTokens('sid-1')).toEqual([token]);
    expect(createVault([first]).formTokens('sid-2')).not.toContain(token);
    const rotated = createVault([second, first]).formTokens('sid-1');
    expect(rotated).toHaveLength(2);
    expect(rotated[0]).not.toBe(token);
    expect(rotated[1]).toBe(token);
  });
});
