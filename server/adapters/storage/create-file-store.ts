import { join } from 'node:path';
import { createDiskFileStore } from '#server/adapters/storage/file-store.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { FileStore } from '#server/context/adapters.ts';

/** S3 bucket, or the folder `files` in `DATA_DIR`. The S3 client is loaded on first use. */
export async function createFileStore(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  clock: () => Date,
): Promise<FileStore> {
  if (!s3) return createDiskFileStore(join(dataDir, 'files'), clock);
  const { createS3FileStore } = await import('#server/adapters/storage/s3-file-store.ts');
  return createS3FileStore(s3);
}
