import { PageScriptTag } from '#web/shell/page-script-tag.tsx';
import documentScript from './document-script.ts?inline-script';

/** The script of long pages; it comes after everything that it works on. */
export function DocumentTools() {
  return <PageScriptTag source={documentScript} />;
}
