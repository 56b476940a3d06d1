import { COMMANDS, OPTION_HELP, type CommandName } from './commands.ts';

/** What `--help` says of a command, in lines; without one, of all. */
export function commandHelp(name?: CommandName): string[] {
  return name === undefined ? helpOfAll() : helpOfCommand(name);
}

function helpOfAll(): string[] {
  return [
    'Usage: npm run COMMAND -- [options]',
    '',
    ...inColumns(Object.entries(COMMANDS).map(([name, { says }]) => [name, says])),
    '',
    '`npm run COMMAND -- --help` lists the options of each.',
  ];
}

function helpOfCommand(name: CommandName): string[] {
  const { says, words, options, formats = [], examples } = COMMANDS[name];
  const rows = [...options, 'verbose' as const, 'help' as const].map((option): [string, string] => [
    [`--${option}`, OPTION_HELP[option].value].join(' ').trim(),
    OPTION_HELP[option].says + (option === 'format' ? `: ${formats.join(', ')}` : ''),
  ]);
  return [
    `Usage: npm run ${name} -- ${words === undefined ? '' : `${words} `}[options]`,
    '',
    says,
    '',
    ...inColumns(rows),
    ...(examples.length > 0
      ? ['', 'For example:', '', ...inColumns(examples.map(([typed, what]) => [`npm run ${typed}`, what]))]
      : []),
  ];
}

function inColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = rows.reduce((most, [left]) => Math.max(most, left.length), 0);
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
