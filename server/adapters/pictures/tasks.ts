import type { DocumentSheet } from '#domain/legal/document-sheet.ts';
import type { Drawing } from '#server/adapters/pictures/drawing.ts';
import type { InvoiceSheet } from '#server/adapters/pictures/invoice-sheet.ts';

/** An image re-encoded in two sizes, so no metadata or hidden content remains. */
export interface EncodedImage {
  page: Uint8Array;
  card: Uint8Array;
}

export type ImageFault = 'file_type' | 'image_dimensions' | 'image_unreadable';

export interface Drawn {
  content: Uint8Array;
  /** Unreadable parts that were replaced. */
  unreadable: ('picture' | 'logo')[];
}

export interface PictureTasks {
  encode: { takes: Uint8Array; gives: EncodedImage | { fault: ImageFault } };
  draw: { takes: Drawing; gives: Drawn };
  invoice: { takes: InvoiceSheet; gives: Uint8Array };
  document: { takes: DocumentSheet; gives: Uint8Array };
}

export type PictureTask = keyof PictureTasks;

export type PictureRequest = {
  [Task in PictureTask]: { id: number; task: Task; input: PictureTasks[Task]['takes'] };
}[PictureTask];
export type PictureResponse = { id: number } & ({ output: unknown } | { error: Error });
