import type { Page } from '@playwright/test';
import { contrast } from '../src/tokens/contrast.ts';

/**
 * Requirements of WCAG 2.2 for a focus ring (2.4.13 and 1.4.11): width in CSS pixels, and contrast.
 */
const WIDTH = 2;
const CONTRAST = 3;

/** The focus ring of the focused element. Colours have the form `#rrggbb`. */
interface Ring {
  /** Width in CSS pixels; 0 if there is no ring. */
  readonly width: number;
  readonly colour: string;
  /** Background colour at the middle of each visible side of the ring. */
  readonly grounds: readonly string[];
}

interface FocusAppearance {
  /**
   * True if the Tab key reaches the element. Other focus targets, such as the target of a link,
   * need no ring.
   */
  readonly isStop: boolean;
  /** True if the first line of the element is on the screen; for a block, the whole element. */
  readonly isInView: boolean;
  /** First characters of the HTML of the element that covers the focused element. */
  readonly coveredBy: string | undefined;
  readonly ring: Ring;
}

const appearanceOf = (page: Page): Promise<FocusAppearance> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!paper) throw new Error('This browser cannot mix colours.');

    /** The colour that results from several layers painted on top of each other. */
    const mix = (colours: readonly string[]) => {
      for (const colour of ['#fff', ...colours]) {
        paper.fillStyle = colour;
        paper.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data;
      return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
    };

    const groundAt = (x: number, y: number) =>
      mix(
        document
          .elementsFromPoint(x, y)
          .map((element) => getComputedStyle(element).backgroundColor)
          .reverse(),
      );

    /** The viewport, and the boxes of all ancestors that clip the element. */
    const frames = (element: Element) => {
      const found = [new DOMRect(0, 0, innerWidth, innerHeight)];
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow !== 'visible') found.push(at.getBoundingClientRect());
      }
      return found;
    };

    /**
     * The element that shows the focus ring: the focused element, the card around it, or the option
     * around it.
     */
    const whoseRing = () => {
      const { offsetParent, parentElement } = focused;
      return [
        { element: focused, style: getComputedStyle(focused) },
        { element: offsetParent ?? focused, style: getComputedStyle(focused, '::after') },
        { element: parentElement ?? focused, style: getComputedStyle(parentElement ?? focused) },
      ].find(({ style }) => style.outlineStyle !== 'none');
    };

    const ring = () => {
      const found = whoseRing();
      if (!found) return { width: 0, colour: '', grounds: [] };
      const { left, right, top, bottom } = found.element.getBoundingClientRect();
      const width = parseFloat(found.style.outlineWidth);
      const out = parseFloat(found.style.outlineOffset) + width / 2;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const sides: [number, number][] = [
        [x, top - out],
        [x, bottom + out],
        [left - out, y],
        [right + out, y],
      ];
      const seen = sides.filter(([at, down]) =>
        frames(found.element).every(
          (frame) => at > frame.left && at < frame.right && down > frame.top && down < frame.bottom,
        ),
      );
      return {
        width,
        colour: mix([found.style.outlineColor]),
        grounds: seen.map(([at, down]) => groundAt(at, down)),
      };
    };

    const [{ left, right, top, bottom } = new DOMRect()] = focused.getClientRects();
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      isStop: focused.tabIndex >= 0,
      isInView: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
      coveredBy: focused.contains(front) ? undefined : front?.outerHTML.slice(0, 80),
      ring: ring(),
    };
  });

/**
 * Problems with the appearance of the focused element. The element must be in view and uncovered,
 * and have a ring on all sides. The page needs no script.
 */
export async function blemishes(page: Page): Promise<string[]> {
  const { isStop, isInView, coveredBy, ring } = await appearanceOf(page);
  if (!isStop) return [];
  const faint = ring.grounds.filter((ground) => contrast(ring.colour, ground) < CONTRAST);
  return [
    ...(isInView ? [] : ['is not in view']),
    ...(coveredBy ? [`is covered by ${coveredBy}`] : []),
    ...(ring.width < WIDTH ? [`has a ring of ${ring.width} px`] : []),
    ...(ring.grounds.length < 4 ? ['has a ring that is cut off'] : []),
    ...[...new Set(faint)].map((ground) => `has a ring of ${ring.colour} on ${ground}`),
  ];
}
