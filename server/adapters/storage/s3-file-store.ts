import type { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { fileStoreOn } from '#server/adapters/storage/file-store.ts';
import type { S3Settings } from '#server/boot/settings/config.ts';
import type { FilePart, FileStore } from '#server/context/adapters.ts';
import { unavailable } from '#server/context/problem.ts';

/** Milliseconds. */
const limits = { connectionTimeout: 2_000, requestTimeout: 10_000, socketTimeout: 10_000, throwOnRequestTimeout: true };

/** Whether the store is failing, as opposed to a missing key. */
function isStoreAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { $metadata, name } = cause as Error & { $metadata?: { httpStatusCode?: number } };
    const status = $metadata?.httpStatusCode;
    if (name === 'TimeoutError' || (status !== undefined && (status >= 500 || status === 429))) return true;
    if ('code' in cause && /^(E[A-Z]+|EAI_AGAIN)$/.test(String(cause.code)) && !String(cause.code).startsWith('E_')) {
      return true;
    }
  }
  return false;
}

async function answerUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isStoreAway(error)) throw unavailable();
    throw error;
  }
}

/** A private bucket, without ACLs and optional checksums, which other vendors lack. */
export function createS3FileStore(settings: S3Settings): FileStore {
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: limits,
  });
  const { bucket } = settings;
  const driver = new S3Driver({ client, bucket, supportsACL: false, visibility: 'private' });
  const disk = new Disk(driver);
  const openPart = async (key: string, { start, end }: FilePart) => {
    const part = new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` });
    return (await client.send(part)).Body as Readable;
  };
  return fileStoreOn(async () => disk, openPart, answerUnavailable);
}
