/** The Applications screen used to be a hash route; old bookmarks still contain it (AMB-26). */
const legacyHashes: Partial<Record<string, string>> = {
  '#/application': '/dashboard/application',
};

/**
 * The path for a legacy hash route; null for any other hash. This needs a script, because a server
 * never receives the hash.
 */
export const legacyTarget = (hash: string): string | null => legacyHashes[hash] ?? null;
