import { SupportPage } from '#web/features/support/support-page.tsx';
import { useQuestionGroups } from '#web/features/support/use-question-groups.ts';
import { paths } from '#web/paths.ts';

/** Frequently asked questions. */
export default function Faq() {
  return <SupportPage file="faq" path={paths.faq} groups={useQuestionGroups('faq')} />;
}
