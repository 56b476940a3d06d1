import { casesOf, published } from '../mistakes/rows.ts';

const FILES = ['from-asset-to-agreement', 'pathfinder-brief', 'pitchkit'].map((name) => `services/${name}.md`);

export const cases = casesOf('missing-service', [
  {
    name: 'services for an audience that none is for',
    file: 'pages/how-i-help.md',
    from: '    audience: ttos',
    to: '    audience: ‸ttos',
    also: FILES.map((file) => ({
      file,
      from: 'audience: ttos',
      to: 'audience: founders',
    })),
    says: 'Cannot find a service for `ttos`',
    fixedFiles: Object.fromEntries(FILES.map((file) => [file, published(file)])),
  },
]);
