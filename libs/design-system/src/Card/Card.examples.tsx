import { Button } from '../Button/Button.tsx';
import type { Examples } from '../examples.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { HeartIcon } from '../Icon/HeartIcon.ts';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';
import { CardLink } from './CardLink.tsx';

export const examples: Examples = {
  default: (
    <Card as="section" aria-labelledby="card-default">
      <Heading level={3} id="card-default">
        Tariff calculator
      </Heading>
      <Text muted>You have 136 points from 3 qualifications.</Text>
    </Card>
  ),
  'clickable, with an action': (
    <Grid as="ul" columns={3}>
      {['University of Leeds', 'Cardiff University', 'University of Stirling'].map((name) => (
        <Card
          key={name}
          as="li"
          actions={
            <Button type="button" variant="secondary" size="s">
              <HeartIcon /> Save {name}
            </Button>
          }
        >
          <Heading level={3} size="m">
            <CardLink href="#university">{name}</CardLink>
          </Heading>
          <Text muted>Open days, courses and student life.</Text>
        </Card>
      ))}
    </Grid>
  ),
  quiet: (
    <Card quiet>
      <Heading level={3} size="m">
        You might also like
      </Heading>
      <Text muted>Student life guides</Text>
    </Card>
  ),
};
