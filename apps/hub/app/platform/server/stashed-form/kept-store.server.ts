/** What the texts of one owner may take, and those of all (characters of what is sealed). */
export interface KeptLimits {
  ownerSize: number;
  ownerTexts: number;
  totalSize: number;
}

/**
 * Where typed text waits for a sign-in: a store of its own, so that nothing else pushes it out and it
 * pushes nothing else out. An owner who keeps too much loses their own oldest text.
 */
export interface KeptStore {
  /** @returns the key to find it by; null when it cannot be kept */
  keep: (owner: string, sealed: string, ttlMs: number) => Promise<string | null>;
  find: (id: string) => Promise<string | null>;
  /** Says whether there was something to remove: of several callers one is told so. */
  remove: (id: string) => Promise<boolean>;
  close: () => Promise<void>;
}
