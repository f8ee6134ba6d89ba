/** All messages: `m.page_hub_heading()`. */
export * as m from './paraglide/messages.ts';
