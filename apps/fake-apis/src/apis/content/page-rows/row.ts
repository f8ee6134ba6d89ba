export type PageType = 'guide' | 'checklist' | 'explainer' | 'story';

export type PageRow = readonly [
  nid: string,
  type: PageType,
  path: string,
  title: string,
  summary: string,
];
