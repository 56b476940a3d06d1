// The program of a thread is TypeScript, which each thread has to learn for itself.
import { register } from 'tsx/esm/api';

register();
await import('./document-thread.ts');
