import { Global, Module } from '@nestjs/common';
import { FormTokens } from './form-tokens';
import { FormTraps } from './form-traps';
import { FormsController } from './forms.controller';

@Global()
@Module({
  controllers: [FormsController],
  providers: [FormTokens, FormTraps],
  exports: [FormTraps],
})
export class FormsModule {}
