import { resolverDocument, tokenFiles, type ResolverDocument } from '../tokens/resolver.ts';
import type { BrandTheme } from './createTheme.ts';

export type { ResolverDocument };

/**
 * All tokens, including the tokens of a brand, as one document for design tools. It has the same
 * modifiers as `tokens.resolver.json`, but contains the tokens instead of references to files.
 *
 * @param name name of the document
 */
export function themeTokens(
  { palettes, shape }: Pick<BrandTheme, 'palettes' | 'shape'>,
  name = 'brand',
): ResolverDocument {
  const files = tokenFiles({ palettes, shape });
  return resolverDocument(name, (file) => files[file]);
}
