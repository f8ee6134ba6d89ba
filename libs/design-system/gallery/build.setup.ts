import { buildGallery } from './build.mjs';

export default async function setup(): Promise<void> {
  await buildGallery();
}
