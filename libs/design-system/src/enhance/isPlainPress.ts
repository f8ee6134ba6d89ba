/**
 * Checks that no modifier key is pressed. If a modifier key is pressed, the browser handles the
 * click, for example to open a link in a new tab.
 */
export const isPlainPress = (
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
