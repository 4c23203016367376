import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { MeDto, User, UserDto } from '../accounts/accounts.public';

@Injectable()
export class Profiles {
  constructor(private readonly dataSource: DataSource) {}

  async me(actor: Actor): Promise<MeDto> {
    return {
      user: UserDto.of(await this.dataSource.manager.findOneByOrFail(User, { id: actor.userId })),
    };
  }
}
