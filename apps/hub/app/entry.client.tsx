// No page is hydrated as a whole: its script is `entry.islands.ts` (docs/islands.md).
export {};
