import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Permission, Requires, type Actor } from '../../access/access.public';
import type { MessageDto } from '../../http/message.dto';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Shows } from '../../openapi/touches';
import { ConfirmSetUpDto, type SetUpDto } from './dto/set-up.dto';
import { SetUp } from './set-up';

@ApiTags('Set-up')
@Controller('api/admin/set-up')
export class SetUpController {
  constructor(private readonly setUp: SetUp) {}

  /** List the steps of the set-up, with the missing part of each. */
  @Get()
  @Shows('Set-up', 'Service levels', 'How calls are taken', 'Canned replies', 'People')
  @Requires(Permission.SetUp)
  getSetUp(@CurrentActor() actor: Actor): Promise<SetUpDto> {
    return this.setUp.read(actor);
  }

  /** Send a test mail to the caller. If inbound mail is set up, an answer to it is recognised. */
  @Post('test-mail')
  @HttpCode(200)
  @Changes(Permission.SetUp)
  sendTestMail(@CurrentActor() actor: Actor): Promise<MessageDto> {
    return this.setUp.sendTest(actor);
  }

  /** Confirm that the working hours are right, or that the test mail has arrived. */
  @Post('confirmations')
  @HttpCode(200)
  @ProblemResponses(404)
  @Changes(Permission.SetUp)
  confirmSetUp(@CurrentActor() actor: Actor, @Body() { step }: ConfirmSetUpDto): Promise<SetUpDto> {
    return this.setUp.confirm(actor, step);
  }
}
