/** The Applications screen was a hash route once; old bookmarks still carry it (AMB-26). */
const legacyHashes: Partial<Record<string, string>> = {
  '#/application': '/dashboard/application',
};

/**
 * The path of a legacy hash route; null for any other hash. A server never sees the hash, so this
 * needs a script.
 */
export const legacyTarget = (hash: string): string | null => legacyHashes[hash] ?? null;
