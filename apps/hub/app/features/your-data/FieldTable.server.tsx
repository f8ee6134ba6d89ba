import { m } from '@applicant-hub/copy';
import { Value } from './Value.server.tsx';

export interface FieldTableProps {
  /** Describes the fields for screen readers. The heading above the table has the same text. */
  caption: string;
  rows: readonly { readonly name: string; readonly value: unknown }[];
}

export function FieldTable({ caption, rows }: FieldTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.data_file_field()}</th>
          <th scope="col">{m.data_file_value()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Value value={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
