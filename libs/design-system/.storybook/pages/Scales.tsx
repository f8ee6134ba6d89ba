import { Unstyled } from '@storybook/addon-docs/blocks';
import base from '#src/tokens/base.tokens.json';
import { tokenToCss, type Token } from '#src/tokens/dtcg.ts';

const tokens = (group: object) =>
  Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, token]: [string, Token]) => ({ name, css: tokenToCss(token) }));

export function Sizes() {
  return (
    <Unstyled>
      <ul className="scale">
        {tokens(base.font.size).map(({ name, css }) => (
          <li key={name}>
            <code>font.size.{name}</code>
            <span style={{ fontSize: css, fontFamily: tokenToCss(base.font.family) }}>
              Reply to your offers
            </span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

export function Spaces() {
  return (
    <Unstyled>
      <ul className="scale">
        {tokens(base.space).map(({ name, css }) => (
          <li key={name}>
            <code>space.{name}</code>
            <span className="bar" style={{ inlineSize: css }} />
            <small>{css}</small>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

export function Radii() {
  return (
    <Unstyled>
      <ul className="scale">
        {tokens(base.radius).map(({ name, css }) => (
          <li key={name}>
            <code>radius.{name}</code>
            <span className="corner" style={{ borderRadius: css }} />
            <small>{css}</small>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
