// The API and the worker in one process, which starts twice as fast: for tests that stop neither.
import { createRequire } from 'node:module';
import './api.mts';
import { built, inRoot } from './paths.mts';

createRequire(inRoot('package.json'))(built.worker);
