import { parseArgs } from 'node:util'

/** A command of the command line. Its module is loaded only when it runs, so that every command starts fast. */
export type Command = {
  /** The syntax after `labreach`: `grant <username> <plan> [--days N]`. */
  usage: string
  /** The text of `labreach <command> --help`; one or more lines. */
  help: string
  run: (args: string[], terminal: Terminal) => Promise<void>
}

/** The output of a command: `out` for results, `progress` for messages during the work. */
export type Terminal = { out: (line: string) => void; progress: NodeJS.WriteStream }

/** A failure that the operator can correct. Only its sentence is printed, without a stack. */
export class CommandFailure extends Error {
  readonly exitCode: number

  constructor(sentence: string, exitCode = 1) {
    super(sentence)
    this.exitCode = exitCode
  }
}

/** A failure with exit code 2, for invalid arguments. */
export function wrongUsage(sentence: string): CommandFailure {
  return new CommandFailure(sentence, 2)
}

type Flags = Record<string, { type: 'string' | 'boolean'; multiple?: boolean }>
type Values<F extends Flags> = {
  [K in keyof F]?: F[K]['type'] extends 'boolean' ? boolean : F[K] extends { multiple: true } ? string[] : string
}

/** Parses the named positional arguments and the flags. Throws `wrongUsage` for missing and unknown ones. */
export function readArgs<const F extends Flags>(
  args: string[],
  names: string[],
  flags: F,
): { positionals: string[]; flags: Values<F> } {
  const { positionals, values } = parse<F>(args, flags)
  const missing = names[positionals.length]
  if (missing) throw wrongUsage(`The ${missing} is missing.`)
  if (positionals.length > names.length) throw wrongUsage(`Unexpected argument "${positionals[names.length]}".`)
  return { positionals, flags: values }
}

function parse<F extends Flags>(args: string[], options: F): { positionals: string[]; values: Values<F> } {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    return { positionals, values }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // Keeps Node's first sentence; the next one is advice about "--".
    throw wrongUsage(`${message.split('. ')[0]!.replace(/\.$/, '')}.`)
  }
}
