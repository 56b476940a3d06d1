import { testFoundOnce } from './found-once.ts';
import { IN_TEXTS } from './table.ts';

testFoundOnce(IN_TEXTS);
