import type { CDPSession, Page } from '@playwright/test';
import type { Spoken } from '../src/guide.ts';

/** An element of the accessibility tree, as exposed to a screen reader. */
export interface AccessibleNode {
  readonly spoken: Spoken;
  /** The states of the element, limited to the states that a journey can name. */
  readonly states: readonly string[];
}

/** Maps Chromium's internal role names to ARIA roles. */
const ROLES: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'summary',
  DisclosureTriangleGrouped: 'summary',
};

const STATES: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  expanded: ['expanded', 'collapsed'],
  checked: ['checked', 'unchecked'],
};

/**
 * The focused element. `:focus` would also require the window to have focus, which a test window
 * may lack.
 */
export const FOCUSED = 'document.activeElement';

/** The option that `aria-activedescendant` refers to while the field has focus. */
export const ACTIVE = `document.getElementById(${FOCUSED}.getAttribute('aria-activedescendant'))`;

/** Reads the tree through the browser's debugging protocol, so it also works without scripts. */
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
