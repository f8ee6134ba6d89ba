export const UNTIL = 'until';
