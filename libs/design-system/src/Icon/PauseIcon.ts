import { icon } from './icon.tsx';

export const PauseIcon = icon('M9 5.5v13M15 5.5v13');
