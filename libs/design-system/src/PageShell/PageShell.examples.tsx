import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { NavBar } from '../AppHeader/NavBar.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import type { Examples } from '../examples.ts';
import { Footer } from '../Footer/Footer.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { ArrowRightIcon } from '../Icon/ArrowRightIcon.ts';
import { CalendarIcon } from '../Icon/CalendarIcon.ts';
import { CompassIcon } from '../Icon/CompassIcon.ts';
import { HeartIcon } from '../Icon/HeartIcon.ts';
import { HomeIcon } from '../Icon/HomeIcon.ts';
import { PencilIcon } from '../Icon/PencilIcon.ts';
import { SearchIcon } from '../Icon/SearchIcon.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Step, Steps } from '../Steps/Steps.tsx';
import { Text } from '../Text/Text.tsx';
import { Tile } from '../Tile/Tile.tsx';
import { PageShell } from './PageShell.tsx';

const tab = (href: string, Icon: typeof HomeIcon, words: string, current = false) => ({
  href,
  current,
  label: words,
  icon: <Icon />,
});

export const examples: Examples = {
  dashboard: (
    <PageShell
      skipLabel="Skip to main content"
      header={
        <AppHeader
          brand={
            <Link href="#home" variant="quiet">
              Your hub
            </Link>
          }
          navigation={
            <NavBar
              label="Main"
              items={[
                tab('#hub', HomeIcon, 'Hub', true),
                tab('#for-you', CompassIcon, 'For you'),
                tab('#favourites', HeartIcon, 'Favourites'),
                { href: '#what', label: 'What to do' },
                { ...tab('#dates', CalendarIcon, 'Dates'), onlyInBar: true },
                tab('#search', SearchIcon, 'Search'),
              ]}
            />
          }
          actions={
            <ButtonLink href="#account" variant="quiet" size="s">
              Sign out
            </ButtonLink>
          }
        />
      }
      footer={
        <Footer
          label="Help and policies"
          items={[
            { href: '#status', label: 'Service status' },
            { href: '#privacy', label: 'Privacy' },
            { href: '#accessibility', label: 'Accessibility' },
          ]}
        >
          <span>Made for applicants</span>
        </Footer>
      }
    >
      <Inline gap={4} nowrap>
        <Avatar initials="AO" colour={2} size="l" />
        <Stack gap={1}>
          <Heading level={1} size="2xl">
            Welcome back, Amara
          </Heading>
          <Text muted>
            You’re applying for undergraduate courses in 2026. <Link href="#year">Change year</Link>
          </Text>
        </Stack>
      </Inline>
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
          <Heading level={2} size="3xl" id="page-tile">
            All decisions received
          </Heading>
        }
        aside={
          <ProgressRing value={100} size="l" label="5 of 5 decisions received">
            5/5
          </ProgressRing>
        }
        actions={
          <ButtonLink href="#reply" variant="turn" size="l">
            Reply to your offers <ArrowRightIcon />
          </ButtonLink>
        }
        next={
          <Stack gap={3}>
            <Heading level={3} size="m">
              What happens next
            </Heading>
            <Steps>
              <Step current meta="You, by Wednesday 3 June">
                Reply to each offer
              </Step>
              <Step meta="Your exam boards, in August">Your results go to your universities</Step>
              <Step meta="Your universities">Your place is confirmed</Step>
            </Steps>
          </Stack>
        }
        aria-labelledby="page-tile"
      >
        <Text size="l">
          Three universities have offered you a place. Choose one as your firm choice and one as
          your insurance.
        </Text>
        <ProgressBar value={100} label="Decisions" valueText="5 of 5" />
      </Tile>
      <Grid min="m">
        {['Tariff calculator', 'Personal statement', 'Calendar', 'Notes'].map((name) => (
          <Card key={name} as="section">
            <Heading level={2} size="m">
              {name}
            </Heading>
            <Text muted>Everything about it in a sentence.</Text>
          </Card>
        ))}
      </Grid>
    </PageShell>
  ),
};
