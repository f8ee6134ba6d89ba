// A server page. Its stateless components are not shipped as scripts.
import { Table } from '@applicant-hub/design-system/table';
import { Text } from '@applicant-hub/design-system/text';
import { App } from './app.jsx';

const rows = [{ town: 'Bath', people: '94,000' }];

export default function Page() {
  return (
    <>
      <App text={<Text>You can change it until you apply.</Text>} />
      <Table
        id="towns"
        caption="Towns"
        rows={rows}
        getRowKey={({ town }) => town}
        columns={[
          { id: 'town', header: 'Town', cell: ({ town }) => town, rowHeader: true },
          { id: 'people', header: 'People', cell: ({ people }) => people, numeric: true },
        ]}
      />
    </>
  );
}
