import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { stopTracing } from '../context/tracing';

/** What was traced last is sent before the process ends. */
@Injectable()
export class FlushTraces implements OnApplicationShutdown {
  onApplicationShutdown(): Promise<void> {
    return stopTracing();
  }
}
