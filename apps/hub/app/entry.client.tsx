// Nothing of a page is hydrated as a whole: `entry.islands.ts` is its script (docs/islands.md).
export {};
