/** Limits of the texts of one owner, and of all texts (characters after sealing). */
export interface KeptLimits {
  ownerSize: number;
  ownerTexts: number;
  totalSize: number;
}

/**
 * Stores form input for a sign-in. It is separate from other caches, so that neither evicts the
 * other. An owner who stores too much loses their own oldest text.
 */
export interface StashStore {
  /** @returns the key of the text; null if it cannot be stored */
  keep: (owner: string, sealed: string, ttlMs: number) => Promise<string | null>;
  find: (id: string) => Promise<string | null>;
  /** Returns whether there was a text to remove. Only one of several callers gets true. */
  remove: (id: string) => Promise<boolean>;
  close: () => Promise<void>;
}
