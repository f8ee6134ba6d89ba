import { m } from '@applicant-hub/copy';
import { Value } from './Value.server.tsx';

export interface FieldTableProps {
  /** Says what the fields are of; the heading above says it to those who see. */
  caption: string;
  rows: readonly { readonly name: string; readonly value: unknown }[];
}

/** Names and what is saved under them. */
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
