/**
 * Measurements for the checks of all examples. Each function runs in the page, so it uses no
 * variables from outside. Unless stated otherwise, it returns one line per violation.
 */

/** Pointer targets that match the selector and are smaller than `least` px in width or height. */
export function smallTargets({ selector, least }: { selector: string; least: number }): string[] {
  // The target of a checkbox or radio is its label, or the box that the label's `::after` covers.
  const boxTarget = ({ type, labels }: HTMLInputElement) => {
    const label = ['radio', 'checkbox'].includes(type) ? labels?.[0] : undefined;
    if (!label) return undefined;
    const { position, inset } = getComputedStyle(label, '::after');
    return position === 'absolute' && inset === '0px' ? label.offsetParent : label;
  };
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((control) => {
      const box = control instanceof HTMLInputElement ? boxTarget(control) : undefined;
      const { width, height } = (box ?? control).getBoundingClientRect();
      // A link in a sentence is as high as its line. The link in a card covers the card.
      const inText = getComputedStyle(control).display === 'inline';
      const area = control.matches('[data-component="card-link"]');
      return control.checkVisibility() && !inText && !area && Math.min(width, height) < least - 0.5;
    })
    .map((control) => control.outerHTML);
}

/**
 * Text that is clipped by a box that does not scroll, or that overlaps other text of its example.
 */
export function unreadableText(): string[] {
  interface Piece {
    readonly node: Node;
    readonly example: Element | null;
    readonly rect: DOMRect;
  }
  const lines: string[] = [];
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim();
    if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      continue;
    }
    const boxes: { rect: DOMRect; scrolls: boolean }[] = [];
    let isHidden = false;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      const overflow = `${overflowX} ${overflowY}`;
      isHidden ||= clipPath !== 'none';
      if (/hidden|clip|auto|scroll/.test(overflow)) {
        boxes.push({ rect: box.getBoundingClientRect(), scrolls: /auto|scroll/.test(overflow) });
      }
    }
    // Skips text that is only for screen readers, and links that are visible only when focused.
    if (isHidden) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const cut = boxes.find(
        ({ rect: box, scrolls }) =>
          !scrolls &&
          (rect.left < box.left - 1.5 ||
            rect.right > box.right + 1.5 ||
            rect.top < box.top - 1.5 ||
            rect.bottom > box.bottom + 1.5),
      );
      const outside = boxes.some(
        ({ rect: box, scrolls }) =>
          scrolls &&
          (rect.right <= box.left ||
            rect.left >= box.right ||
            rect.bottom <= box.top ||
            rect.top >= box.bottom),
      );
      if (outside) continue;
      if (cut) lines.push(`cut off: ${words}`);
      pieces.push({ node, example: parent.closest('[data-example]'), rect });
    }
  }
  // The box of a letter is higher than its glyph.
  const drawn = ({ top, height }: DOMRect) => [top + height * 0.25, top + height * 0.75] as const;
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1)) {
      if (one.node === other.node || one.example !== other.example) continue;
      const [top, bottom] = drawn(one.rect);
      const [otherTop, otherBottom] = drawn(other.rect);
      const across =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      if (across > 2 && Math.min(bottom, otherBottom) - Math.max(top, otherTop) > 2) {
        lines.push(`${one.node.textContent} is written over ${other.node.textContent}`);
      }
    }
  });
  return lines;
}

/** Motion: smooth scrolling, and every transition and animation except a short fade. */
export function movements(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const properties = style.transitionProperty.split(', ');
      const seconds = style.transitionDuration.split(', ').map((time) => parseFloat(time));
      const transitions = properties.filter((property, index) => {
        const duration = seconds[index % seconds.length] ?? 0;
        return duration > (property === 'opacity' ? 0.2 : 0);
      });
      return [
        ...transitions.map((property) => `a transition of ${property}`),
        ...(style.animationName === 'none' ? [] : [`the animation ${style.animationName}`]),
        ...(style.scrollBehavior === 'smooth' ? ['smooth scrolling'] : []),
      ].map((what) => `${what}: ${element.outerHTML.slice(0, 120)} ${part ?? ''}`);
    }),
  );
}

/**
 * Controls whose selected, current or invalid state has the same appearance as their normal state
 * in forced colours: no difference in border, outline, line, weight or symbol.
 */
export function indistinct(): string[] {
  const appearanceOf = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) =>
        [undefined, '::before', '::after'].map((pseudo) => [part, pseudo] as const),
      )
      .map(([part, pseudo]) => {
        const style = getComputedStyle(part, pseudo);
        const edges = ['Top', 'Right', 'Bottom', 'Left'] as const;
        return [
          ...edges.map((edge) => {
            const width = style[`border${edge}Width`];
            return `${width} ${style[`border${edge}Style`]} ${width === '0px' ? '' : style[`border${edge}Color`]}`;
          }),
          style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`,
          style.textDecorationLine,
          style.fontWeight,
          style.visibility,
          style.display,
          style.opacity,
          // The fill counts only for a bar or dot that is filled with a system colour.
          style.forcedColorAdjust === 'none' ? style.backgroundColor : '',
          pseudo ? `${style.content} ${style.inlineSize}` : part.tagName,
        ].join('|');
      })
      .join('\n');
  /**
   * The element that shows the state: the whole option for a checkbox or radio, the whole card for
   * a card's link.
   */
  const seen = (element: Element) => {
    if (element.matches('[type="radio"], [type="checkbox"]')) {
      return element.closest('[data-part="option"]');
    }
    return element.closest('[data-component="card"][data-choice]') ?? element;
  };
  const pairs: [on: string, off: string][] = [
    ['[aria-current]:not([aria-current="false"])', ':not([aria-current])'],
    ['[aria-selected="true"]', '[aria-selected="false"]'],
    ['[aria-pressed="true"]', '[aria-pressed="false"]'],
    ['[aria-invalid="true"]', ':not([aria-invalid="true"])'],
  ];
  return pairs.flatMap(([on, off]) =>
    [...document.querySelectorAll(on)]
      .filter((element) => {
        const shown = seen(element);
        const { tagName } = element;
        const scope = on.includes('invalid')
          ? document
          : (element.closest('[data-example] > *') ?? document);
        const others = [...scope.querySelectorAll(`${tagName}${off}`)].filter(
          (other) =>
            other.getAttribute('type') === element.getAttribute('type') && other.checkVisibility(),
        );
        const other = others.map(seen).find((found) => found !== null);
        return shown?.checkVisibility() && other && appearanceOf(shown) === appearanceOf(other);
      })
      .map((element) => `${on}: ${element.outerHTML}`),
  );
}

export function words(): string[] {
  return [...document.querySelectorAll('[data-example]')].flatMap((example) => {
    const walker = document.createTreeWalker(example, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      if (text && node.parentElement?.checkVisibility({ visibilityProperty: true })) {
        found.push(`${example.getAttribute('data-example')}: ${text}`);
      }
    }
    return found;
  });
}

/**
 * Visible buttons without native behaviour; with `onlyHandled`, only buttons with a React click
 * handler.
 */
export function buttons({ onlyHandled }: { onlyHandled: boolean }): string[] {
  const handled = (button: Element) => {
    const key = Object.keys(button).find((name) => name.startsWith('__reactProps$'));
    const props = key && (Reflect.get(button, key) as { onClick?: unknown } | undefined);
    return props !== undefined && props !== '' && props.onClick !== undefined;
  };
  return [...document.querySelectorAll<HTMLButtonElement>('[data-example] button[type="button"]')]
    .filter((button) => button.checkVisibility() && !button.hasAttribute('commandfor'))
    .filter((button) => !onlyHandled || handled(button))
    .map((button) => {
      const name = button.getAttribute('aria-label') ?? button.textContent;
      return `${button.closest('[data-example]')?.getAttribute('data-example')}: ${name}`;
    });
}

/** Content that is missing in print: closed parts, and content that overflows its scrolling box. */
export function unprinted(): string[] {
  const closed = [...document.querySelectorAll('details > :not(summary)')].filter(
    // An element that is hidden in print is not counted as closed.
    (part) =>
      part.parentElement?.checkVisibility() &&
      !part.checkVisibility({ contentVisibilityAuto: true }),
  );
  const scrolled = [...document.querySelectorAll('[data-example] *')].filter((box) => {
    const { overflowX, overflowY, display } = getComputedStyle(box);
    const scrolls = /auto|scroll|hidden|clip/.test(`${overflowX} ${overflowY}`);
    const wide = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
    return scrolls && wide && display !== 'inline' && box.clientWidth > 1;
  });
  return [
    ...closed.map((part) => `closed: ${part.outerHTML.slice(0, 200)}`),
    ...scrolled.map((box) => `cut off: ${box.outerHTML.slice(0, 200)}`),
  ];
}

/**
 * Waits for the first paint, and then records layout shifts.
 *
 * @returns a function that returns the total shift after pending changes are painted
 */
export async function watchShifts(): Promise<() => Promise<number>> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (performance.getEntriesByName('first-contentful-paint').length === 0) await frame();
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  return async () => {
    for (let count = 0; count < 5; count += 1) await frame();
    add(observer.takeRecords());
    return sum;
  };
}

/** Finishes all animations of a page at once, and returns their finish times (milliseconds). */
export const finishAnimations = (): number[] =>
  document.getAnimations().flatMap((animation) => {
    const end = Number(animation.effect?.getComputedTiming().endTime);
    if (!Number.isFinite(end)) return [];
    animation.finish();
    return [end];
  });
