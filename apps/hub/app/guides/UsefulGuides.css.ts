import { style } from '@vanilla-extract/css';
import { largeScreen } from '../widgets/focus.ts';

export const smallScreens = style({ '@media': { [largeScreen]: { display: 'none' } } });
