import type { accountExports } from '#database/schema/account-exports.ts';
import { exportStatus } from '#domain/account/export.ts';

export type ExportOfAccount = typeof accountExports.$inferSelect;

export function toExport(row: ExportOfAccount, now: Date) {
  return {
    id: row.id,
    status: exportStatus(row, now),
    size_bytes: row.sizeBytes,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}

/** Below this folder lie all exports of a business. */
export const exportFolder = (businessId: string) => `account-exports/${businessId}`;

export const exportKey = ({ businessId, id }: Pick<ExportOfAccount, 'businessId' | 'id'>) =>
  `${exportFolder(businessId)}/${id}.zip`;
