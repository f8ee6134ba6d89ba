/** Maximum sizes of the texts of one owner, and of all texts (characters after sealing). */
export interface StashLimits {
  ownerSize: number;
  ownerTexts: number;
  totalSize: number;
}

/**
 * Stores form input during a sign-in. It is separate from other caches, so that they do not evict
 * each other's data. If an owner stores too much, their own oldest text is removed.
 */
export interface StashStore {
  /** @returns the key of the text; null if it cannot be stored */
  keep: (owner: string, sealed: string, ttlMs: number) => Promise<string | null>;
  find: (id: string) => Promise<string | null>;
  /**
   * Returns whether there was a text to remove. Of several concurrent callers, only one receives
   * true.
   */
  remove: (id: string) => Promise<boolean>;
  close: () => Promise<void>;
}
