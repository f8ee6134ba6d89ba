/** Form field with the last change that has been seen. */
export const UNTIL = 'until';
