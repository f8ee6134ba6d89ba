import { resolverDocument, tokenFiles, type ResolverDocument } from '../tokens/resolver.ts';
import type { BrandTheme } from './createTheme.ts';

export type { ResolverDocument };

/**
 * All tokens with those of a brand in their places, as one document for tools of design: it names the
 * conditions of `tokens.resolver.json`, and has its tokens in it.
 *
 * @param name what the document is called
 */
export function themeTokens(
  { palettes, shape }: Pick<BrandTheme, 'palettes' | 'shape'>,
  name = 'brand',
): ResolverDocument {
  const files = tokenFiles({ palettes, shape });
  return resolverDocument(name, (file) => files[file]);
}
