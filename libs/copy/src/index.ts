/** Every word a person reads: `m.shell_hub_heading()`. */
export * as m from './paraglide/messages.ts';
