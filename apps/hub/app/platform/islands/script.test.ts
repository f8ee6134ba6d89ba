import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyModule, preloadAll } from './script.ts';

/** The value that a component reads, or the promise or error that is thrown by reading it. */
function tried(read: () => unknown): unknown {
  try {
    return { read: read() };
  } catch (thrown) {
    return thrown;
  }
}

describe('a lazy script', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a script is fetched only once, even if it is needed several times', async () => {
    const fetchIt = vi.fn(() => Promise.resolve('here'));
    const script = lazyModule(fetchIt);
    await expect(Promise.all([script.load(), script.load()])).resolves.toEqual([true, true]);
    expect(script.read()).toBe('here');
    expect(fetchIt).toHaveBeenCalledTimes(1);
  });

  it('a component suspends until its script has loaded', async () => {
    const script = lazyModule(() => Promise.resolve('here'));
    await tried(script.read);
    expect(tried(script.read)).toEqual({ read: 'here' });
  });

  it('a script that fails to load throws in its component, and can be loaded later', async () => {
    const offline = new Error('offline');
    const fetchIt = vi.fn().mockRejectedValueOnce(offline).mockResolvedValue('here');
    const script = lazyModule(fetchIt);
    await expect(script.load()).resolves.toBe(false);
    expect(tried(script.read)).toBe(offline);
    await expect(script.load()).resolves.toBe(true);
    expect(script.read()).toBe('here');
  });

  it('a script that does not load within 120 s fails, and can be loaded later', async () => {
    vi.useFakeTimers();
    const never = new Promise<string>(() => undefined);
    const fetchIt = vi.fn().mockReturnValueOnce(never).mockResolvedValue('here');
    const script = lazyModule(fetchIt);
    const outcome = vi.fn();
    void script.load().then(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(false);
    expect(tried(script.read)).toEqual(new Error('The script took too long.'));
    await expect(script.load()).resolves.toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a server preloads all scripts, including scripts that other scripts create', async () => {
    const inner: { script?: ReturnType<typeof lazyModule<string>> } = {};
    const outer = lazyModule(() => {
      inner.script = lazyModule(() => Promise.resolve('inner'));
      return Promise.resolve('outer');
    });
    await preloadAll();
    expect([outer.read(), inner.script?.read()]).toEqual(['outer', 'inner']);
  });
});

describe('in a browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it.each([
    ['is reloaded', false],
    ['stays open if a field is filled in', true],
  ])('a page that cannot load a script %s', async (_, isUnsaved) => {
    const reload = vi.fn();
    vi.stubGlobal('window', { location: { reload } });
    vi.stubGlobal('document', {
      querySelector: () => (isUnsaved ? {} : null),
      querySelectorAll: () => [],
    });
    vi.resetModules();
    const browser = await import('./script.ts');
    const script = browser.lazyModule(() => Promise.reject(new Error('gone')));
    void tried(script.read);
    await script.load();
    await Promise.resolve();
    expect(reload).toHaveBeenCalledTimes(isUnsaved ? 0 : 1);
  });
});
