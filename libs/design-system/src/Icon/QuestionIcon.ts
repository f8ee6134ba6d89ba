import { icon } from './icon.tsx';

export const QuestionIcon = icon(
  'M12 3a9 9 0 1 1-.01 0zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M12 16.5v.01',
);
