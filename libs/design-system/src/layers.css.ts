import { globalLayer } from '@vanilla-extract/css';

/**
 * The only definition of the layer order. Every stylesheet imports this module, so the browser
 * always reads it first. Unlayered styles of an application override all layers.
 */
export const resetLayer = globalLayer('ds.reset');
export const tokensLayer = globalLayer('ds.tokens');
export const baseLayer = globalLayer('ds.base');
export const componentsLayer = globalLayer('ds.components');
export const utilitiesLayer = globalLayer('ds.utilities');
