/**
 * Maximum size and number of the texts of one owner, and maximum size of all texts. Sizes are in
 * characters after sealing.
 */
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
   * Removes a text, and returns whether it existed. Of several concurrent callers, only one
   * receives true.
   */
  remove: (id: string) => Promise<boolean>;
  close: () => Promise<void>;
}
