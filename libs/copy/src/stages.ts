import * as words from '#messages/stage.ts';

/** The names of the stages of the hub: 'exploring', 'comparing', 'ready to apply'. */
export const stageNames = {
  Research: words.stage_research,
  Refine: words.stage_refine,
  Ready: words.stage_ready,
} as const;
