import { globalLayer } from '@vanilla-extract/css';

/**
 * The one layer order. Every stylesheet imports this module, so it is always the first CSS that a
 * browser reads. Styles of an application that are in no layer win over all of these.
 */
export const resetLayer = globalLayer('ds.reset');
export const tokensLayer = globalLayer('ds.tokens');
export const baseLayer = globalLayer('ds.base');
export const componentsLayer = globalLayer('ds.components');
export const utilitiesLayer = globalLayer('ds.utilities');
