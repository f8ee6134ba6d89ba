import { m } from '@applicant-hub/copy';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { SearchForm } from './SearchForm.tsx';

export const globalCourseSearch = defineWidget({
  definition: {
    id: 'GlobalCourseSearch',
    title: m.widgets_global_course_search_title,
    description: m.widgets_global_course_search_description,
    icon: 'search',
    colour: 'info',
    link: null,
  },
  View: SearchForm,
  Focused: null,
});
