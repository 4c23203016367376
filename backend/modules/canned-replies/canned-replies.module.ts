import { Module } from '@nestjs/common';
import { CannedReplies } from './canned-replies';
import { CannedRepliesController } from './canned-replies.controller';
import './canned-replies.events';
import './canned-replies.personal-data';

@Module({ controllers: [CannedRepliesController], providers: [CannedReplies] })
export class CannedRepliesModule {}
