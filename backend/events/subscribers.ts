import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import type { EventDefinition } from './define-event';
import type { RecordedEvent } from './event.entity';
import type { Events } from './events';

/** What a subscriber may use. `tx` commits together with the event leaving the queue. */
export type Dispatch = { tx: EntityManager; config: AppConfig; events: Events };

export type Subscriber = {
  name: string;
  run: (event: RecordedEvent, dispatch: Dispatch) => Promise<void>;
};

const byType = new Map<string, Subscriber[]>();

/**
 * Calls `run` for these events. It can run more than once for an event, so its writes must be unique by
 * event id, and it must not call anything but the database.
 * @throws where a subscriber of this name follows one of them already
 */
export function subscribe<Data>(
  name: string,
  definitions: EventDefinition<Data>[],
  run: (event: RecordedEvent<Data>, dispatch: Dispatch) => Promise<void>,
): void {
  for (const { type } of definitions) {
    const others = byType.get(type) ?? [];
    if (others.some((other) => other.name === name)) {
      throw new Error(`The subscriber ${name} follows ${type} twice`);
    }
    byType.set(type, [...others, { name, run: run as Subscriber['run'] }]);
  }
}

export const subscribersOf = (type: string): Subscriber[] => byType.get(type) ?? [];
