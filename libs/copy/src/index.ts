/** All messages: `m.page_hub_heading()`. */
export * as m from '#messages/messages.ts';
