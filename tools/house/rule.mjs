import { relative, sep } from 'node:path';
import { APP, refusal, TEST } from './walls.mjs';

/**
 * Lint rule: the modules that a module of the hub may import (docs/architecture.md). Tests may
 * import from other rooms, because they test how rooms work together.
 *
 * @param {import('./walls.mjs').Rooms} rooms
 */
export const wallsOf = (rooms) => ({
  meta: { type: 'problem', schema: [] },
  /** @param {import('eslint').Rule.RuleContext} context */
  create(context) {
    const file = relative(`${context.cwd}/${APP}`, context.filename).split(sep).join('/');
    const isTest = TEST.test(file);
    /** @param {{ type: string; value?: unknown } | null | undefined} source */
    const checkImport = (source) => {
      if (typeof source?.value !== 'string') return;
      const reason = refusal(file, source.value, rooms);
      if (reason === null || (isTest && !reason.startsWith('it climbs'))) return;
      context.report({
        node: /** @type {any} */ (source),
        message: `This import is refused: ${reason}.`,
      });
    };
    return {
      /** @param {any} node */
      ImportDeclaration: (node) => checkImport(node.source),
      /** @param {any} node */
      ImportExpression: (node) => checkImport(node.source),
      /** @param {any} node */
      ExportAllDeclaration: (node) => checkImport(node.source),
      /** @param {any} node */
      ExportNamedDeclaration: (node) => checkImport(node.source),
      /** @param {any} node */
      TSImportType: (node) => checkImport(node.source),
    };
  },
});
