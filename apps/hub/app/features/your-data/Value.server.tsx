import { m } from '@applicant-hub/copy';
import { inWords } from './field-words.server.ts';

export function Value({ value }: { value: unknown }) {
  if (Array.isArray(value) && value.length > 0) {
    return (
      <ul>
        {value.map((item: unknown, index) => (
          <li key={index}>
            <Value value={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    return (
      <dl>
        {Object.entries(value).map(([name, part]: [string, unknown]) => (
          <div key={name}>
            <dt>{inWords(name)}</dt>
            <dd>
              <Value value={part} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return <>{scalarWords(value)}</>;
}

function scalarWords(value: unknown): string {
  if (value === true || value === 'yes') return m.data_file_yes();
  if (value === false || value === 'no') return m.data_file_no();
  if (typeof value === 'number' || (typeof value === 'string' && value !== ''))
    return String(value);
  return m.data_file_empty();
}
