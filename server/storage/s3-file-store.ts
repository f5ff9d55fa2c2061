import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Settings } from '#server/config.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { fileStoreOn } from '#server/storage/file-store.ts';

/**
 * Files in one private bucket of an S3-compatible store. No access lists and no checksums beyond what S3 asks for: the
 * stores of other makers do not know them.
 */
export function createS3FileStore(settings: S3Settings): FileStore {
  const driver = new S3Driver({
    bucket: settings.bucket,
    region: settings.region,
    endpoint: settings.endpoint ?? undefined,
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    supportsACL: false,
    visibility: 'private',
  });
  return fileStoreOn(new Disk(driver));
}
