// Nothing of a page is hydrated as a whole: `islands/start.ts` is its script (docs/islands.md).
export {};
