import { resolve } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import type { AppConfig, S3Settings } from '../config/app-config';

/** A large file must upload at 1 MiB a second. */
const SLOWEST_MS = 60_000;

export const driverOf = ({ files }: AppConfig): Promise<DriverContract> =>
  files.s3
    ? bucketDriver(files.s3)
    : Promise.resolve(new FSDriver({ location: resolve(files.directory), visibility: 'private' }));

/** Loaded on demand, because the S3 client takes 20 MB of memory. */
async function bucketDriver(s3: S3Settings): Promise<DriverContract> {
  const [{ S3Client }, { S3Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive/drivers/s3'),
  ]);
  const client = new S3Client({
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    // Other vendors do not support Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: SLOWEST_MS },
  });
  return new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false });
}
