import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NavBar } from '../AppHeader/NavBar.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { CardLink } from '../Card/CardLink.tsx';
import { DialogLink } from '../Dialog/DialogTrigger.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Table } from '../Table/Table.tsx';
import { TabNav } from '../TabNav/TabNav.tsx';
import { Link } from './Link.tsx';
import { LinkProvider, type LinkComponentProps } from './LinkProvider.tsx';

const RouterLink = ({ children, ...props }: LinkComponentProps) => (
  <a {...props} data-router>
    {children}
  </a>
);

const items = [{ href: '/', label: 'Hub' }];

it.each([
  ['Link', <Link href="/">Hub</Link>],
  ['ButtonLink', <ButtonLink href="/">Hub</ButtonLink>],
  ['CardLink', <CardLink href="/">Hub</CardLink>],
  ['DialogLink', <DialogLink href="/" dialog="confirm" />],
  ['NavBar', <NavBar label="Main" items={items} />],
  ['TabNav', <TabNav label="Views" items={items} />],
  ['TabNav, as tabs', <TabNav label="Views" items={items} panel="view" />],
  ['Footer', <Footer label="Policies" items={items} />],
  [
    'Pagination',
    <Pagination
      label="Pages"
      previousLabel="Previous"
      nextLabel="Next"
      getPageLabel={(page) => `Page ${page}`}
      getHref={(page) => `?page=${page}`}
      page={1}
      pageCount={2}
    />,
  ],
  [
    'Table',
    <Table
      id="table"
      caption="Courses"
      columns={[{ id: 'name', header: 'Name', cell: () => '', sortHref: '?sort=name' }]}
      rows={[]}
      getRowKey={() => ''}
    />,
  ],
])('%s renders the link component of the application', (_name, element) => {
  const html = renderToStaticMarkup(<LinkProvider component={RouterLink}>{element}</LinkProvider>);
  expect(html.match(/<a /g)?.length).toBeGreaterThan(0);
  expect(html.match(/data-router/g)?.length).toBe(html.match(/<a /g)?.length);
});

it('a link without a provider is a plain <a>', () => {
  expect(renderToStaticMarkup(<Link href="/status">Status</Link>)).toMatch(/^<a href="\/status"/);
});
