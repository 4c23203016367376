import type { EntityManager } from 'typeorm';
import { ProjectRequest } from './project-request.entity';

/** A client's name is part of what a search finds: call it when the name changes. */
export async function refreshSearchText(
  tx: EntityManager,
  client: { id: string; fullName: string },
): Promise<void> {
  for (const request of await tx.findBy(ProjectRequest, { userId: client.id })) {
    request.describeForSearch(client.fullName);
    await tx.update(ProjectRequest, { id: request.id }, { searchText: request.searchText });
  }
}
