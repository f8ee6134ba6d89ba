/** Every word a person reads: `m.page_hub_heading()`. */
export * as m from './paraglide/messages.ts';
