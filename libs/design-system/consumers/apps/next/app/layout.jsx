import './app.css';
import '@applicant-hub/design-system/styles.css';

export const metadata = { title: 'Next' };

export default function Layout({ children }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  );
}
