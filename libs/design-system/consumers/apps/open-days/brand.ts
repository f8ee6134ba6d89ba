import { createTheme } from '@applicant-hub/design-system/theme';

export const brand = createTheme({ brand: '#00635d', neutral: '#6b7280', radius: 4 });
