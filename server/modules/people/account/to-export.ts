import type { accountExports } from '#database/schema/account-exports.ts';
import { exportStatus } from '#domain/account/export.ts';

export type ExportOfAccount = typeof accountExports.$inferSelect;

export function toExport(row: ExportOfAccount, now: Date) {
  return {
    id: row.id,
    status: exportStatus(row, now),
    progress_percent: row.progress,
    size_bytes: row.sizeBytes,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}

export const exportFolder = (ownerId: string) => `account-exports/${ownerId}`;

export const exportKey = ({ businessId, userId, id }: Pick<ExportOfAccount, 'businessId' | 'userId' | 'id'>) =>
  `${exportFolder(businessId ?? userId)}/${id}.zip`;
