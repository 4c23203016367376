import { resolve } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import type { AppConfig, S3Settings } from '../config/app-config';

/** A large file goes to the bucket at 1 MiB a second, or the try fails. */
const SLOWEST_MS = 60_000;

/** The storage that the settings name. */
export const driverOf = ({ files }: AppConfig): Promise<DriverContract> =>
  files.s3
    ? bucketDriver(files.s3)
    : Promise.resolve(new FSDriver({ location: resolve(files.directory), visibility: 'private' }));

/** Loaded only where it is used: the client of S3 takes 20 MB of memory. */
async function bucketDriver(s3: S3Settings): Promise<DriverContract> {
  const [{ S3Client }, { S3Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive/drivers/s3'),
  ]);
  const client = new S3Client({
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    // Other vendors do not know Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: SLOWEST_MS },
  });
  return new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false });
}
