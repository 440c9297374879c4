import { parseArgs } from 'node:util'

/** One word (or two) of the command line: loaded only when it is asked for, so that every command starts fast. */
export type Command = {
  /** What follows `labreach`: `grant <username> <plan> [--days N]`. */
  usage: string
  /** What it does, for `labreach <command> --help`; one or more lines. */
  help: string
  run: (args: string[], terminal: Terminal) => Promise<void>
}

/** Where a command speaks. Its result goes to `out`, all that only accompanies the work to `progress`. */
export type Terminal = { out: (line: string) => void; progress: NodeJS.WriteStream }

/** A failure that the operator can understand and mend: shown as its sentence, without a stack. */
export class CommandFailure extends Error {
  readonly exitCode: number

  constructor(sentence: string, exitCode = 1) {
    super(sentence)
    this.exitCode = exitCode
  }
}

/** The command was called in a way it does not know. Exit code 2. */
export function wrongUsage(sentence: string): CommandFailure {
  return new CommandFailure(sentence, 2)
}

type Flags = Record<string, { type: 'string' | 'boolean'; multiple?: boolean }>
type Values<F extends Flags> = {
  [K in keyof F]?: F[K]['type'] extends 'boolean' ? boolean : F[K] extends { multiple: true } ? string[] : string
}

/** Reads exactly the named positional arguments and the known flags; anything else is wrong usage. */
export function readArgs<const F extends Flags>(
  args: string[],
  names: string[],
  flags: F,
): { positionals: string[]; flags: Values<F> } {
  const { positionals, values } = parsed<F>(args, flags)
  const missing = names[positionals.length]
  if (missing) throw wrongUsage(`The ${missing} is missing.`)
  if (positionals.length > names.length) throw wrongUsage(`"${positionals[names.length]}" is one argument too many.`)
  return { positionals, flags: values }
}

function parsed<F extends Flags>(args: string[], options: F): { positionals: string[]; values: Values<F> } {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    return { positionals, values }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // Node adds advice about "--" after its first sentence.
    throw wrongUsage(`${message.split('. ')[0]!.replace(/\.$/, '')}.`)
  }
}
