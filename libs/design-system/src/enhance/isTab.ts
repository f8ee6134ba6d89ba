/**
 * Checks whether an event is the Tab key, with or without Shift. WebKitGTK has no `key` for Shift +
 * Tab, and assistive technology may send no `code`.
 */
export const isTab = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): boolean =>
  key === 'Tab' || code === 'Tab';
