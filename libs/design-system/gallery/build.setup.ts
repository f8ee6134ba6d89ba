import { buildGallery } from './build.mjs';

/** Builds the gallery once before its tests. */
export default async function setup(): Promise<void> {
  await buildGallery();
}
