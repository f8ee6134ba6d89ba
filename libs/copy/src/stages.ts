import * as words from '#messages/stage.ts';

export const stageNames = {
  Research: words.stage_research,
  Refine: words.stage_refine,
  Ready: words.stage_ready,
} as const;
