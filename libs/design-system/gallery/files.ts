import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GALLERY_DIRECTORY } from './build.mjs';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
};
const POLICY = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:";

/** A file of the gallery, with a strict content security policy; undefined if it does not exist. */
export function readGalleryFile(pathname: string) {
  const contentType = TYPES[path.extname(pathname)];
  if (!contentType) return undefined;
  return {
    text: readFileSync(path.join(GALLERY_DIRECTORY, pathname), 'utf8'),
    headers: { 'content-type': contentType, 'content-security-policy': POLICY },
  };
}
