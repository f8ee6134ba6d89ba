import type { Share } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import { formatDate, londonDate } from '@applicant-hub/domain';
import { sharedPath } from '#app/platform/paths/share-path.ts';
import { contentWords } from '#app/features/sharing/content-words.ts';

interface SharesPartProps {
  readonly shares: readonly Share[];
  readonly publicUrl: string;
}

export function SharesPart({ shares, publicUrl }: SharesPartProps) {
  if (shares.length === 0) return <p>{m.data_file_none()}</p>;
  return (
    <table>
      <caption>{m.data_file_shares()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.data_file_shares_address()}</th>
          <th scope="col">{m.data_file_shares_what()}</th>
          <th scope="col">{m.data_file_shares_made()}</th>
          <th scope="col">{m.data_file_shares_end()}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ id, token, createdAt, endsAt, ...content }) => (
          <tr key={id}>
            <th scope="row">{publicUrl + sharedPath(token)}</th>
            <td>{contentWords(content)}</td>
            <td>
              {createdAt === null
                ? m.data_file_not_known()
                : formatDate(londonDate(new Date(createdAt)))}
            </td>
            <td>{formatDate(londonDate(new Date(endsAt)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
