import { Picture } from '../Picture/Picture.tsx';
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
  'one of several': (
    <Grid as="ul" columns={2}>
      <Card as="li" choice="chosen">
        <CardLink href="#full-time" aria-current="true">
          Full-time
        </CardLink>
        <Text muted>3 years</Text>
      </Card>
      <Card as="li" choice="other">
        <CardLink href="#part-time">Part-time</CardLink>
        <Text muted>6 years</Text>
      </Card>
    </Grid>
  ),
  'on a soft ground, and without padding': (
    <Grid columns={2}>
      <Card tone="info">
        <Text>Student finance</Text>
      </Card>
      <Card bare>
        <Picture src={null} />
      </Card>
    </Grid>
  ),
};
