import { m } from '@applicant-hub/copy';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';

export const teacherTraining = defineWidget({
  definition: {
    id: 'TeacherTrainingEnglandSearchAction',
    title: m.widgets_teacher_training_title,
    description: m.widgets_teacher_training_description,
    icon: 'teaching',
    colour: 'neutral',
    link: { href: systemPages.teacherTrainingSearch, label: m.widgets_teacher_training_link },
  },
  View: WidgetCard,
  Focused: null,
});
