// No page is hydrated as a whole. The script of each page is `entry.islands.ts` (docs/islands.md).
export {};
