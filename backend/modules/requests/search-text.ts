import type { EntityManager } from 'typeorm';
import { ProjectRequest } from './project-request.entity';

/** A client's name is found and sorted by: call it when the name changes. */
export async function refreshSearchText(
  tx: EntityManager,
  client: { id: string; fullName: string },
): Promise<void> {
  for (const request of await tx.findBy(ProjectRequest, { userId: client.id })) {
    request.describeForSearch(client.fullName);
    const { searchText, clientName } = request;
    await tx.update(ProjectRequest, { id: request.id }, { searchText, clientName });
  }
}
