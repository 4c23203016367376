import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { StaffListQuery } from './dto/request-list.dto';
import { UnknownFilter } from './queue.errors';

/** Search params for the position in a list, which views do not store. */
const PLACES = ['page', 'limit'];

/** @throws UnknownFilter if the view's list would refuse these search params */
export async function expectFilters(filters: string): Promise<void> {
  const params = [...new URLSearchParams(filters)];
  const names = params.map(([name]) => name);
  const misplaced = names.find((name, at) => PLACES.includes(name) || names.indexOf(name) < at);
  if (misplaced !== undefined) throw UnknownFilter(misplaced);
  const query = plainToInstance(StaffListQuery, Object.fromEntries(params));
  const [failure] = await validate(query, { whitelist: true, forbidNonWhitelisted: true });
  const unknown = failure?.property ?? names.find((name) => !Object.hasOwn(query, name));
  if (unknown !== undefined) throw UnknownFilter(unknown);
}
