import type { EventDefinition } from './define-event';
import type { Dispatch } from './dispatch';
import type { DispatchedEvent } from './event.entity';

export type Subscriber = {
  name: string;
  run: (event: DispatchedEvent, dispatch: Dispatch) => Promise<void>;
};

const byType = new Map<string, Subscriber[]>();

/**
 * `run` may be called more than once per event, so its writes must be unique by event id, and it
 * must only call the database.
 */
export function subscribe<Data>(
  name: string,
  definitions: EventDefinition<Data>[],
  run: (event: DispatchedEvent<Data>, dispatch: Dispatch) => Promise<void>,
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
