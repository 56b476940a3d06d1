export const EXAMPLE_TARGET = 'https://journal.example/paper';

export const NEEDS_HOST = { none: 'What another host answers decides: `npm run check -- --external` asks it.' };
