import { runCommand } from './commands.ts'

/** The command line: `npm run --silent alta -- COMMAND …`. */

// A reader that has read enough ("| head") closes the pipe; this is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await runCommand(process.argv.slice(2), {
  write: (content) =>
    new Promise((resolve) => {
      process.stdout.write(content, () => resolve())
    }),
  complain: (line) => console.error(line),
})
