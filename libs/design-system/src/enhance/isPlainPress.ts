/** Whether no modifier was held: with one, a press is the browser's own, as for a link in a new tab. */
export const isPlainPress = (
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
