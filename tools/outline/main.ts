/**
 * Draws the outline of the United Kingdom and Ireland for the map of favourites:
 *
 * npx node tools/outline/main.ts
 *
 * The drawn file is committed, and the same data always gives the same file. Draw it again after a
 * change to `libs/domain/src/geo/project.ts`. `outline.workspace.test.ts` fails when the file is
 * out of date.
 */
import { writeFileSync } from 'node:fs';
import { outlineFile } from './file.ts';
import { drawOutline } from './outline.ts';

writeFileSync(outlineFile, drawOutline());
