import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { stopTracing } from '../context/tracing';

@Injectable()
export class FlushTraces implements OnApplicationShutdown {
  onApplicationShutdown(): Promise<void> {
    return stopTracing();
  }
}
