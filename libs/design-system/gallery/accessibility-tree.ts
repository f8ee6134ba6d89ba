import type { CDPSession, Page } from '@playwright/test';
import type { Spoken } from '../src/guide.ts';

/** An element as a screen reader has it. */
export interface AccessibleNode {
  readonly spoken: Spoken;
  /** Of those that a journey can name, the ones that it has. */
  readonly states: readonly string[];
}

/** HTML's words for what Chromium has words of its own for. */
const ROLES: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'summary',
  DisclosureTriangleGrouped: 'summary',
};

const STATES: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  expanded: ['expanded', 'collapsed'],
  checked: ['checked', 'unchecked'],
};

/** What has focus. `:focus` would also ask whether the window has it, and that of a test may not. */
export const FOCUSED = 'document.activeElement';

/** The option that a field points at while focus stays in it. */
export const ACTIVE = `document.getElementById(${FOCUSED}.getAttribute('aria-activedescendant'))`;

/** Asks the browser itself, so that it works without scripts too. */
export async function readAccessibilityTree(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  return async (expression: string): Promise<AccessibleNode> => {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) return { spoken: 'nothing ""', states: [] };
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const [{ role, name, value, properties = [] } = {}] = nodes as Partial<(typeof nodes)[0]>[];
    const kind = String(role?.value);
    return {
      spoken: `${ROLES[kind] ?? kind} "${String(name?.value ?? '')}"`,
      states: [
        ...properties.flatMap((property) => {
          const [yes, no] = STATES[property.name] ?? [];
          return yes && no ? [String(property.value.value) === 'true' ? yes : no] : [];
        }),
        ...(value ? [`value "${String(value.value)}"`] : []),
      ],
    };
  };
}
