import { testFoundOnce } from './found-once.ts';
import { IN_FIELDS } from './table.ts';

testFoundOnce(IN_FIELDS);
