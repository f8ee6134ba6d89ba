import type { Examples } from '../examples.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Picture } from './Picture.tsx';

const campus =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 8"><rect width="16" height="8" fill="#cfe0f2"/><rect x="2" y="4" width="4" height="4" fill="#3d5a80"/><rect x="7" y="2" width="3" height="6" fill="#5c7ea8"/><rect x="11" y="5" width="4" height="3" fill="#2c4361"/></svg>',
  );

export const examples: Examples = {
  ratios: (
    <Grid columns={2}>
      <Picture src={campus} />
      <Picture src={campus} ratio="square" />
    </Grid>
  ),
  banner: <Picture src={campus} ratio="banner" eager alt="The main campus" />,
  'no picture': <Picture src={null} />,
  'a list without pictures': (
    <Grid as="ul" columns={3}>
      {['Art', 'Law', 'Music', 'Nursing', 'Physics', 'Welsh'].map((subject) => (
        <li key={subject}>
          <Picture src={null} />
          {subject}
        </li>
      ))}
    </Grid>
  ),
  'a drawing of its own': <Picture src={null} drawing="32" />,
  'beside its words on a small screen': <Picture src={null} ratio="thumbnail" />,
};
