import '@applicant-hub/design-system/styles.css';
import { brand } from '../../open-days/brand.ts';

export const metadata = { title: 'Open days at Harbour College' };

export default function Layout({ children }) {
  return (
    <html lang="en-GB">
      <head>
        <style>{brand.css}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}
