/** The Applications screen used to be a hash route; old bookmarks still contain it (AMB-26). */
const legacyHashes: Partial<Record<string, string>> = {
  '#/application': '/dashboard/application',
};

/**
 * The path of a legacy hash route; null for any other hash. A server never sees the hash, so this
 * needs a script.
 */
export const legacyTarget = (hash: string): string | null => legacyHashes[hash] ?? null;
