import { Controller, Get, Global, Module } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Public } from './access.decorator';
import { FormTokens, FormTraps } from './form-traps';

export class FormTokenDto {
  /** Send it with the form. */
  @ApiProperty({ example: 'm8xk2p1c.Zm9ybS10b2tlbg' })
  token: string;
}

@ApiTags('Forms')
@Controller('api/forms')
class FormsController {
  constructor(private readonly tokens: FormTokens) {}

  /**
   * Get a signed token with the time at which a visitor began to fill in a form. The site requests it at the
   * first field.
   */
  @Get('token')
  @Public()
  getFormToken(): FormTokenDto {
    return { token: this.tokens.issue() };
  }
}

@Global()
@Module({
  controllers: [FormsController],
  providers: [FormTokens, FormTraps],
  exports: [FormTraps],
})
export class FormsModule {}
