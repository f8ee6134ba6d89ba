import { Card } from '../Card/Card.tsx';
import type { Examples } from '../examples.ts';
import { Grid } from './Grid.tsx';

const cells = ['Leeds', 'Cardiff', 'Stirling', 'Ulster'];

export const examples: Examples = {
  'as many as fit': (
    <Grid as="ul" min="s">
      {cells.map((name) => (
        <Card key={name} as="li">
          {name}
        </Card>
      ))}
    </Grid>
  ),
  'three columns': (
    <Grid columns={3} gap={4}>
      {cells.map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  ),
  'two thirds and one third': (
    <Grid columns="2-1">
      <Card>Main</Card>
      <Card>Beside</Card>
    </Grid>
  ),
};
