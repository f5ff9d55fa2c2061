import type { AcceptedDocument } from '#domain/legal/documents.ts';
import type { Language } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import { inPictureProcess } from '#server/adapters/pictures/picture-process.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { FileResponse } from '#server/http/responses.ts';
import { findAcceptance } from '#server/modules/trust/legal/queries.ts';

function fileName(language: Language, version: number): string {
  return createTranslator(language, 'processing', '')('paper.fileName', { version });
}

/** PDF with the accepted text. 404 if not accepted or without PDF. */
export async function openDocumentFile(
  { db, actor }: Context<Member>,
  document: AcceptedDocument,
  version: number,
): Promise<FileResponse> {
  const found = await findAcceptance(db, actor.businessId, document, version);
  if (!found?.acceptance.sheet) throw new Problem('not_found');
  const content = await inPictureProcess('document', found.acceptance.sheet);
  return {
    content: new Blob([new Uint8Array(content)]).stream(),
    size: content.byteLength,
    mimeType: 'application/pdf',
    name: fileName(found.acceptance.language, version),
  };
}
