import { globalStyle, keyframes } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const tabs = component({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const section = component({
  scrollMarginBlockStart: vars.space[4],
  ':focus-visible': { borderRadius: vars.radius.small },
  selectors: { '&[hidden]': { display: 'none' } },
});

/**
 * Hides sections until the script shows one section at a time, so that they do not push other
 * content down.
 */
const wait = keyframes({ from: { display: 'none' }, to: { display: 'none' } });

globalStyle(`${tabs}[data-ready="false"] > ${section} ~ ${section}`, {
  '@layer': {
    [componentsLayer]: {
      '@media': {
        // If the script does not load, all sections appear after this delay.
        'screen and (scripting: enabled)': { animation: `${wait} 3s step-end` },
      },
    },
  },
});
globalStyle(`${section}[hidden]`, {
  '@layer': { [componentsLayer]: { '@media': { print: { display: 'block' } } } },
});
