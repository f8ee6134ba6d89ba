import { ButtonLink } from '../Button/ButtonLink.tsx';
import type { Examples } from '../examples.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { ArrowRightIcon } from '../Icon/ArrowRightIcon.ts';
import { CelebrateIcon } from '../Icon/CelebrateIcon.ts';
import { ClockIcon } from '../Icon/ClockIcon.ts';
import { PencilIcon } from '../Icon/PencilIcon.ts';
import { Link } from '../Link/Link.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import { Step, Steps } from '../Steps/Steps.tsx';
import { Text } from '../Text/Text.tsx';
import { Tile } from './Tile.tsx';

export const examples: Examples = {
  'your turn and waiting': (
    <Grid columns={2}>
      <Tile
        tone="category-1"
        flagTone="turn"
        flag={
          <>
            <PencilIcon /> Your turn: reply by Wednesday 3 June, 6pm
          </>
        }
        eyebrow="Undergraduate, starting 2026"
        heading={
          <Heading level={3} size="2xl" id="tile-ug">
            All decisions received
          </Heading>
        }
        aside={
          <ProgressRing value={100} label="5 of 5 decisions received">
            5/5
          </ProgressRing>
        }
        actions={
          <>
            <ButtonLink href="#reply" variant="turn" size="l">
              Reply to your offers <ArrowRightIcon />
            </ButtonLink>
            <Link href="#how" variant="standalone">
              How replies work
            </Link>
          </>
        }
        next={
          <Steps>
            <Step current meta="You, by Wednesday 3 June">
              Reply to each offer
            </Step>
            <Step meta="Your exam boards, in August">
              Your results are sent to your universities
            </Step>
            <Step meta="Your universities">Your place is confirmed</Step>
          </Steps>
        }
        aria-labelledby="tile-ug"
        data-tile="ug"
      >
        <Text size="l">
          Three universities have offered you a place. Choose one as your firm choice and one as
          your insurance.
        </Text>
      </Tile>
      <Tile
        tone="category-2"
        flag={
          <>
            <ClockIcon /> The conservatoires act next
          </>
        }
        eyebrow="Conservatoire, starting 2026"
        heading={
          <Heading level={3} size="2xl" id="tile-uc">
            Waiting for decisions
          </Heading>
        }
        aside={
          <ProgressRing value={50} label="2 of 4 decisions received">
            2/4
          </ProgressRing>
        }
        actions={<ButtonLink href="#track">Go to application</ButtonLink>}
        aria-labelledby="tile-uc"
        data-tile="uc"
      >
        <Text size="l">Two of your four conservatoires have decided.</Text>
        <ProgressBar value={50} label="Decisions" valueText="2 of 4" />
      </Tile>
    </Grid>
  ),
  placed: (
    <Tile
      tone="category-1"
      flagTone="success"
      flag={
        <>
          <CelebrateIcon /> Congratulations, you have a place
        </>
      }
      eyebrow="Undergraduate, starting 2026"
      heading={
        <Heading level={3} size="2xl" id="tile-placed">
          You’re going to Cardiff
        </Heading>
      }
      actions={<ButtonLink href="#accommodation">Find somewhere to live</ButtonLink>}
      aria-labelledby="tile-placed"
    >
      <Text size="l">Cardiff University has confirmed your place on History (V100).</Text>
    </Tile>
  ),
};
