import { PageScriptTag } from '#web/shell/page-script-tag.tsx';
import documentScript from './document-script.ts?inline-script';

/** Must follow the content its script works on. */
export function DocumentTools() {
  return <PageScriptTag source={documentScript} />;
}
