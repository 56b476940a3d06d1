import { configureGlobal } from 'fast-check';
import { seed } from '../sampling.ts';

configureGlobal({ seed });
