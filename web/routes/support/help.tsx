import { SupportPage } from '#web/features/support/support-page.tsx';
import { useQuestionGroups } from '#web/features/support/use-question-groups.ts';
import { paths } from '#web/paths.ts';

/** Guides with steps. */
export default function Help() {
  return <SupportPage file="help" path={paths.help} groups={useQuestionGroups('help')} />;
}
