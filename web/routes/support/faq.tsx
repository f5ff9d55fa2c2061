import { SupportPage } from '#web/features/support/support-page.tsx';
import { useFaqEntries, useQuestionGroups } from '#web/features/support/use-question-groups.ts';
import { paths } from '#web/paths.ts';
import { faqPage, StructuredData } from '#web/shell/structured-data.tsx';

export default function Faq() {
  return (
    <>
      <SupportPage file="faq" path={paths.faq} groups={useQuestionGroups('faq')} />
      <StructuredData data={faqPage(useFaqEntries())} />
    </>
  );
}
