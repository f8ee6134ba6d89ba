/**
 * Draws the outline of the United Kingdom and Ireland for the map of favourites:
 *
 * npx node tools/outline/main.ts
 *
 * The file is committed, and the same data produces the same file. Draw it again after a change to
 * `libs/domain/src/geo/project.ts`; `outline.test.ts` fails when it is out of date.
 */
import { writeFileSync } from 'node:fs';
import { outlineFile } from './file.ts';
import { drawOutline } from './outline.ts';

writeFileSync(outlineFile, drawOutline());
